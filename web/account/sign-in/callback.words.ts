export const words = {
  organization: "Organization",
  signingIn: (provider: string) => `Signing you in with ${provider}...`,
  loading: "Loading...",

  failedTitle: (provider: string) => `${provider} Authentication Failed`,
  notAuthorized: (provider: string) => `${provider} authorization failed`,
  codeMissing: "No authorization code received",
  refused: (reason: string) => `Function failed: ${reason}`,
  responseInvalid: "Invalid response from authentication function",
  failed: (reason: string) => `Authentication failed: ${reason}`,
  unknownReason: "Unknown error",
  home: "Return to Home",

  progress: "Preparing your dashboard",
  preparing: "Preparing your dashboard...",
  skip: "Skip",
};
