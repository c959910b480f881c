export const words = {
  complete: "100% — you made it. Well done!",
  threeQuarters: "75% — the last stretch begins.",
  half: "50% — halfway there.",
  quarter: "25% — a quarter of the way is done.",

  sevenDays: "7 days — a full week. This is becoming a habit.",
  threeDays: "3 days — you have found a rhythm.",
  firstDay: "Day 1 — the first stone is laid.",

  share: (goal: string) =>
    `I reached a goal that I had set myself: “${goal}”. One stone on another, and it stands.`,
  achievement: "Goal completed",
};
