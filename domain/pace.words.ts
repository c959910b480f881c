export const words = {
  onPace: "On pace",
  ahead: (by: string) => `${by} ahead`,
  behind: (by: string) => `${by} behind`,
  about: (amount: string) => `About ${amount}`,
  slightly: "Slightly",

  youAreOnPace: "You're on pace.",
  youAreAhead: (by: string) => `You're ${by} ahead of an even pace.`,
  youAreBehind: (by: string) => `You're ${by} behind an even pace.`,
  aboutInSentence: (amount: string) => `about ${amount}`,
  slightlyInSentence: "slightly",
};
