export const words = {
  yours: "Your streak",
  ofOwner: "Streak",
  loading: "Loading the streak...",
  failed: "The streak couldn't be loaded.",

  currentRun: "Current streak",
  longestRun: "Longest streak",
  verifiedDays: "Days with progress",

  quota: "How many days a week?",
  quotaWhy: "With fewer than 7 days a week, your streak counts weeks and has no grace days.",
  saveQuota: "Save days per week",
  saved: "Days per week saved.",
};
