export const words = {
  keeps: "Offline. What you log is kept on this device and sent when the connection is back.",
  keepsNothing: "Offline. What you log now cannot be saved.",

  signOutTitle: "Sign out?",
  stepsLost: (steps: number) =>
    steps === 1
      ? "1 step has not been sent. Sign out and lose it?"
      : `${steps} steps have not been sent. Sign out and lose them?`,
  signOut: "Sign out",
};
