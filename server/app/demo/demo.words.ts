export const words = {
  line: "Demo: everything is reset every hour.",
  signIn: "Choose one of the sample people. LinkedIn isn't contacted.",
};
