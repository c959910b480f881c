// product 7.7: each is true whatever is behind the average
export const words = {
  fallback: "Keep working towards your goals!",

  nearlyDone: "You've done nearly everything you set out to do. Great work.",
  wellOnYourWay: "You're well on your way. Your work is paying off.",
  halfway: "You've reached the halfway mark. Keep doing what works.",
  goodStart: "You've made a good start. Every small step counts.",
  ofTime: "This average includes time that has passed. Every small step counts.",

  reached: "You've completed a goal before, and you can do it again.",
  badge: "You've earned a badge before. Today is a good day for the next step.",
  stalled: "At least one goal has had no update lately. Take a small step today.",
  beginning: "Every goal starts with one small step. Today is a good day for it.",
};
