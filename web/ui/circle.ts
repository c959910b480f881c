/** Starts at the top; lengths are percent. */
export const circle = {
  cx: 60,
  cy: 60,
  r: 51,
  pathLength: 100,
  transform: "rotate(-90 60 60)",
  fill: "none",
};
