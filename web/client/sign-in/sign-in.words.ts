export const words = {
  signInWith: (provider: string) => `Sign in with ${provider}`,
};
