// product 7.7
export const words = {
  fallback: "Keep working towards your goals!",

  nearlyDone: "Nearly everything you set out to do is done. What a finish.",
  wellOnYourWay: "You are well on your way. Steady work is paying off.",
  moreThanHalf: "More than half of the way is behind you. Keep the rhythm that got you here.",
  goodPart: "A good part of the way is laid. Each small step adds a stone.",

  achieved: "You have finished something before, and it shows you can do it again.",
  stalled: "Some goals have been resting. Pick one, and take one small step today.",
  beginning: "Every goal begins with one small step. Today is a good day for it.",
};
