export const words = {
  title: "Join Cairn",
  loading: "Loading your invitation...",
  invited: (inviter: string) =>
    `${inviter} invited you to Cairn, where you set clear goals, log your progress, and reach them with a coach beside you.`,
  how: "You'll sign in with a passkey: your fingerprint, face or screen lock. There is no password.",
  name: "Your name",
  create: "Create a passkey",
  linkMissing: "This invitation link is incomplete. Please copy the whole link.",
  signedIn: (name: string) =>
    `You're already signed in as ${name}. To use this invitation for someone else, sign out first.`,
  yourAccount: "your own account",
  home: "Go to your dashboard",
  signIn: "Go to sign-in",
};
