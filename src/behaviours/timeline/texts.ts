export const texts = {
  revealed: (count: number, shown: number, total: number) =>
    `${count} élément${count > 1 ? 's ajoutés' : ' ajouté'} : ${shown} affiché${shown > 1 ? 's' : ''} sur ${total}.`,
};
