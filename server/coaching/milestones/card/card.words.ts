export const words = {
  completed: "A goal completed",
  underWay: "A goal under way",
};
