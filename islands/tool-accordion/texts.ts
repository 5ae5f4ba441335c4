export const texts = {
  noted: (tool: string) => `« ${tool} » : c’est noté.`,
};
