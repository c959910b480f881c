export const words = {
  keeps:
    "You're offline. Progress you log is saved on this device and sent when you're back online.",
  keepsNothing: "You're offline. Progress you log now can't be saved.",

  signOutTitle: "Sign out?",
  stepsLost: (steps: number) =>
    steps === 1
      ? "1 change hasn't been sent yet. Sign out and lose it?"
      : `${steps} changes haven't been sent yet. Sign out and lose them?`,
  signOut: "Sign out",
};
