export const words = {
  yours: "Your streak",
  ofOwner: "The streak",
  loading: "Loading the streak...",
  failed: "The streak could not be loaded.",

  currentRun: "Current run",
  longestRun: "Longest run",
  verifiedDays: "Verified days",

  quota: "Days of a week",
  quotaWhy: "With fewer than every day, whole weeks count, and there are no days of grace.",
  saveQuota: "Save days",
  saved: "Saved.",
};
