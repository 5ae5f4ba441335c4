export const texts = {
  list: 'Communes proposées',
  count: (count: number) => {
    if (count === 0) return 'Aucune suggestion';
    return count === 1 ? '1 suggestion' : `${count} suggestions`;
  },
};
