export const words = {
  /** By what is stored and sent. */
  names: {
    Career: "Career",
    Productivity: "Productivity",
    Skills: "Skills",
    Uncategorized: "Uncategorized",
  },
  general: "General",
};
