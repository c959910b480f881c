export const words = {
  missing: "Page not found",
  missingWhy: "It may have been removed, or the link is incomplete.",
  notNow: "Please try again later",
  aboutCairn: "Cairn is for setting goals and keeping an honest record of your progress.",
  whatCairnIs: "About Cairn",
  picture: (title: string, far: string) => `A cairn of stones: ${title}, ${far}`,
};
