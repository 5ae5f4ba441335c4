export const texts = {
  wrong: (least: number, most: number) =>
    `La quantité doit être un nombre entier de ${least} à ${most}${least > 0 ? ', ou 0 pour retirer l’article' : ''}.`,
  notStored:
    'Votre navigateur n’a pas pu enregistrer ce changement : votre panier est plein ou les cookies sont bloqués. Le panier n’a pas changé.',
  most: (most: number) => `${most} au plus.`,
  least: (least: number) => `${least} au moins.`,
  now: (quantity: number) => `Quantité : ${quantity}`,
  fewer: (product: string) => `Un de moins${product && ` : ${product}`}`,
  more: (product: string) => `Un de plus${product && ` : ${product}`}`,
};
