export const words = {
  uncategorized: "Uncategorized",
  general: "General",
};
