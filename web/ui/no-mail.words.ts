export const words = {
  noMail: "This server doesn't send email.",
};
