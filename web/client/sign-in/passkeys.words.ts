export const words = {
  signIn: "Sign in with a passkey",
  notSupported: "This browser doesn't support passkeys.",
  notUsed: "No passkey was used. Please try again.",
  alreadyHere: "This device already has a passkey for your account.",
  notLoaded: "The passkey dialog couldn't be loaded. Please try again.",
  failed: "The passkey couldn't be used. Please try again.",
};
