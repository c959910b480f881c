export const words = {
  cameBack: {
    day: "Came back after a missed day",
    week: "Came back after a missed check-in",
  },

  runGoesOn: (days: number) => `Log one day and your run of ${days} goes on`,
  newRun: "Log one day and a new run begins",
  checkIn: {
    by: (weekday: string) => `Check in by ${weekday} and you won't miss two in a row`,
    within: (days: number) => `Check in within ${days} days and you won't miss two in a row`,
  },
  checkInAgain: {
    by: (weekday: string) => `Check in by ${weekday} and you're back`,
    within: (days: number) => `Check in within ${days} days and you're back`,
  },
};
