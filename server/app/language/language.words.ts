export const words = {
  language: "Language",
  offer: "Cairn is also available in English.",
  read: "Read in English",
  stay: "Stay in English",
};
