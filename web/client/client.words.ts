export const words = {
  signIn: "Sign in",
  forDashboard: "Please log in to view your dashboard.",
  forGoals: "Please log in to see your goals.",
  forEmailPreferences: "Please log in to manage your email preferences.",

  signOut: "Sign Out",

  unknownError: "Unknown error",
  downloadStopped: "The download was interrupted, so nothing was saved. Please try again.",
};
