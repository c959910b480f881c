export const words = {
  iWill: "I will",
  iWillBy: (day: string) => `By ${day} I will`,
  iWillByNext: (day: string) => `By next ${day} I will`,
};
