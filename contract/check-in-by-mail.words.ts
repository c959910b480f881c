export const words = {
  // product 16.15
  notChosen: "Please choose how it's going.",
};
