export const words = {
  title: "Sign in to Cairn",
  pitch: "Set goals that hold, see them grow stone by stone, and let a coach walk along.",
  withoutScript: "Signing in needs JavaScript.",
  standIn: "Development: sign-in goes to the stand-in network.",
};
