export const texts = {
  articles: (count: number) => `${count} article${count > 1 ? 's' : ''}`,
};
