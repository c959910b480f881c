export const words = {
  missing: "This page is not here",
  missingWhy: "It may have been taken down, or its address is not complete.",
  notNow: "Not now",
  aboutCairn: "Cairn keeps goals, and an honest record of the way to them.",
  whatCairnIs: "What Cairn is",
  picture: (title: string, far: string) => `A cairn of stones: ${title}, ${far}`,
};
