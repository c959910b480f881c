export const words = {
  description: "SMART goals, an honest record of your progress, and a coach beside you.",
};
