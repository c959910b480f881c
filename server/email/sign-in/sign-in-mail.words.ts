import * as limits from "#domain/limits.ts";

export const words = {
  subject: (code: string) => `Sign in to Cairn: ${code}`,
  joinSubject: (code: string) => `Connect this address to Cairn: ${code}`,
  heading: "Sign in to Cairn",
  joinHeading: "Connect this address",
  open: "Open this link in the browser where you asked for it.",
  button: "Sign in",
  joinButton: "Connect email",
  code: (code: string) =>
    `On another device? Type this code in the browser where you asked: ${code}`,
  goodFor: `The link and the code work once, for ${limits.emailSignInMinutes} minutes. If you didn't ask for this, ignore this email. Never give the code to anyone.`,

  elsewhereSubject: "Signing in to Cairn",
  elsewhereHeading: "You already have an account",
  elsewhere:
    "Someone, most likely you, asked for a sign-in link for this address. It belongs to a Cairn account that signs in another way. Sign in as you usually do. To use email too, connect it under 'Sign-in options' on your account page.",
  elsewhereButton: "Go to Cairn",
  elsewhereIgnore: "If you didn't ask for this, ignore this email.",
};
