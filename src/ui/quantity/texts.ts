export const texts = {
  wrong: (least: number, most: number) =>
    `La quantité doit être un nombre entier de ${least} à ${most}${least > 0 ? ', ou 0 pour retirer l’article' : ''}.`,
  notStored:
    'Votre navigateur n’a pas pu enregistrer ce changement : votre panier est plein ou les cookies sont bloqués. Le panier n’a pas changé.',
  most: (most: number) => `La quantité maximale est ${most}.`,
  least: (least: number) => `La quantité minimale est ${least}.`,
  stays: (quantity: number) => `La quantité reste ${quantity}.`,
  now: (quantity: number) => `Quantité : ${quantity}`,
  fewer: (product: string) => `Diminuer la quantité${product && ` : ${product}`}`,
  more: (product: string) => `Augmenter la quantité${product && ` : ${product}`}`,
};
