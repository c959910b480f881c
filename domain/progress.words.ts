export const words = {
  // product 6.8
  failed: "Failed to process goal progress",

  completed: "Completed",
  ofTheWay: (percent: number) => `${percent}% of the way`,
};
