import { counted } from "#domain/count-words.ts";

export const words = {
  title: "Email verified",
  verified:
    "Your email address is verified. You'll now get reminders and your coach's notes by email.",
  redirect: (seconds: number) => `Opening your dashboard in ${counted(seconds, "second")}.`,
  dashboard: "Go to dashboard",
  notVerified: "Email not verified",
  reasons: "Possible reasons:",
  linkExpired: "The verification link has expired",
  linkUsed: "The link has already been used",
  linkCorrupted: "The link is invalid or corrupted",
  newLink: "Sign in to request a new link.",
  login: "Go to sign-in",
  home: "Return to Home",
};
