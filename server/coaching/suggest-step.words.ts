export const words = {
  suggestsStep: (step: string) => `suggests a step: “${step}”`,
};
