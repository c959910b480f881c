export const words = {
  done: "done",
  notDone: "not done",
  open: "open",
};
