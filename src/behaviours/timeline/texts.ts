export const texts = {
  revealed: (count: number, shown: number, total: number) =>
    `${count} élément${count > 1 ? 's ajoutés' : ' ajouté'}, ${shown} sur ${total}`,
};
