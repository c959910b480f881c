export const words = {
  suggestsStep: (step: string) => `Suggested step: “${step}”`,
};
