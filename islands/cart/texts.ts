const articles = (count: number) => `${count} article${count > 1 ? 's' : ''}`;
const holds = (total: number) =>
  total > 0 ? `Votre panier compte ${articles(total)}.` : 'Votre panier est vide.';

export const texts = {
  articles,
  someProduct: 'Cet article',
  quantity: (name: string, quantity: number, total: number) =>
    `${name} : quantité ${quantity}. ${holds(total)}`,
  removed: (name: string) => `${name} : retiré de votre panier.`,
  removedFrom: (name: string, total: number) => `${name} : retiré. ${holds(total)}`,
  putBack: (name: string, total: number) =>
    `${name} : de nouveau dans votre panier. ${holds(total)}`,
  undo: 'Annuler',
  others: 'D’autres articles ont été ajoutés à votre panier depuis l’ouverture de cette page.',
  reload: 'Afficher tout le panier',
};
