import { counted } from "#domain/count-words.ts";

export const words = {
  title: "Email verified",
  verified: "Your email address is verified. Reminders and your coach's notes can reach you now.",
  redirect: (seconds: number) =>
    `You will be taken to your dashboard in ${counted(seconds, "second")}.`,
  dashboard: "Go to Dashboard",
  notVerified: "Email not verified",
  reasons: "This can have one of these reasons:",
  linkExpired: "The verification link has expired",
  linkUsed: "The link has already been used",
  linkCorrupted: "The link is invalid or corrupted",
  newLink: "Sign in and send yourself a new link.",
  login: "Go to Login",
  home: "Return to Home",
};
