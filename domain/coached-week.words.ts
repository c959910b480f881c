export const words = {
  days: (first: string, last: string) => `${first} – ${last}`,
  notAnsweredYet: (promise: string) => `no answer yet to “${promise}”`,
  open: (day: string) => `Check-in due by ${day}`,
  missed: "Missed check-in",
  away: "Paused, no check-in needed",
  forOwner: "Checked in (private)",
  help: (help: string) => `would help: “${help}”`,
};
