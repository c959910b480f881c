export const words = {
  title: "Sign in to Cairn",
  pitch: "Set clear goals, log your progress, and reach them with a coach beside you.",
  withoutScript: "Turn on JavaScript to sign in.",
  standIn: "Development mode: sign-in is simulated.",
};
