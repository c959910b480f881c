export const words = {
  onPace: "On pace",
  ahead: (by: string) => `${by} ahead`,
  behind: (by: string) => `${by} behind`,
  about: (amount: string) => `About ${amount}`,
  slightly: "Slightly",
};
