const articles = (count: number) => `${count} article${count > 1 ? 's' : ''}`;
const removed = (name: string) => `${name} : article retiré de votre panier.`;
const holds = (total: number) =>
  total > 0 ? `Votre panier compte ${articles(total)}.` : 'Votre panier est vide.';

export const texts = {
  articles,
  someProduct: 'Cet article',
  quantity: (name: string, quantity: number, total: number) =>
    `${name} : quantité ${quantity}. ${holds(total)}`,
  removed,
  removedFrom: (name: string, total: number) => `${removed(name)} ${holds(total)}`,
  putBack: (name: string, total: number) =>
    `${name} : de nouveau dans votre panier. ${holds(total)}`,
  undo: 'Annuler',
  canUndo: 'Vous pouvez annuler ce retrait.',
  others: 'Votre panier a changé depuis l’ouverture de cette page.',
  reload: 'Afficher tout le panier',
};
