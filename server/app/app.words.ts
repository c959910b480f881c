export const words = {
  description: "SMART goals, an honest record of progress, and a coach who is heard.",
};
