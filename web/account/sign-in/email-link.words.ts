export const words = {
  title: "Sign in to Cairn",
  signIn: "Sign in",
  incomplete: "This link is incomplete. Please open it from the email again.",
  toSignIn: "Go to sign-in",
};
