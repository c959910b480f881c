export const words = {
  title: "Week",
  titleOf: (owner: string) => `${owner}'s week`,
  loading: "Loading the week...",
  failed: "This week couldn't be loaded.",
  missing:
    "You don't coach this person. Coaching ends when the goal ends or when one of you ends the coaching.",
  toCoaching: "Back to coaching",
  days: (first: string, last: string) => `${first} – ${last}`,
  previous: "Previous week",
  next: "Next week",
  brief: "Brief",
  noGoals: "No check-ins this week on the goals you coach.",

  lastPromise: (answered: string) => `Last promise: ${answered}`,
  acknowledge: "Acknowledge",
  seenBy: (coach: string, when: string) => `Seen by ${coach}, ${when}`,
  reply: "Reply",
  noteSaved: "Note saved.",
  notSaved: "That couldn't be saved. Please try again.",
  changedMeanwhile: "This check-in changed in the meantime. Please read it again.",
};
