// product 7.7
export const words = {
  fallback: "Keep working towards your goals!",

  nearlyDone: "You've done nearly everything you set out to do. Great work.",
  wellOnYourWay: "You're well on your way. Your steady work is paying off.",
  moreThanHalf: "You're more than halfway there. Keep doing what works.",
  goodPart: "You've made a good start. Every small step counts.",

  achieved: "You've made real progress before, and you can do it again.",
  stalled: "Some goals haven't moved lately. Pick one and take a small step today.",
  beginning: "Every goal starts with one small step. Today is a good day for it.",
};
