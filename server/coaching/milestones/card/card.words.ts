export const words = {
  completed: "Goal completed",
  underWay: "Goal in progress",
};
