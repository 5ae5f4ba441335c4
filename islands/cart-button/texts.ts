export const texts = {
  update: 'Modifier la quantité',
  someProduct: 'Votre article',
  added: 'Article ajouté à votre panier',
  updated: 'Quantité modifiée',
  quantity: (quantity: number) => `Quantité : ${quantity}`,
  toCart: 'Voir mon panier',
  goOn: 'Continuer mes achats',
  removed: (name: string) => `${name} : article retiré de votre panier.`,
  notInCart: (name: string) => `${name} : aucun exemplaire dans votre panier.`,
};
