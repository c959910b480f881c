import type { ReactNode } from "react";
import { parts } from "#web/ui/parts.ts";

export const words = {
  home: "Cairn, to the start",
  withoutScript: "Opening an invitation needs JavaScript.",
  goalOf: (name: ReactNode) => parts("The goal of ", name),
  accept: "Accept Invitation",
  tryAgain: "Try Again",
  coaching: "View Coaching Goals",
  dashboard: "Go to My Dashboard",

  title: "Coach Invitation",
  loading: "Loading the invitation...",

  linkCut: "Something is missing in this link",
  linkInvalid:
    "Invalid or incomplete invitation link. Please ensure you have the correct link from the inviter.",
  linkInvalidHelp:
    "Long links are sometimes cut when they are sent on. It helps to copy the whole of it, or to ask for it once more.",

  notOpened: "The invitation could not be opened",
  notRead: "Could not retrieve goal details.",
  notReadWhy: "The invitation itself is as it was. Perhaps the connection was lost for a moment.",

  welcome: (name: ReactNode) => parts(name, " invites you to coach a goal"),
  sessionEnded: "Your session has ended. Please sign in again to accept.",
  coachRole:
    "A coach looks on and says what helps: an honest question, a suggestion, a cheer at the right moment.",
  meaning: "What it means",
  coachSees:
    "You see this goal, each step of its progress, and the check-ins that are meant for a coach.",
  coachWrites: "You leave notes when you have something to say, and read the replies.",
  nameSeen: (name: ReactNode) => parts(name, " sees your name. It ends when the goal is complete."),
  signedIn: "You are signed in.",
  signedInAs: (name: ReactNode) => parts("You are signed in as ", name, "."),
  signInFirst: "After the sign-in you come back here. Nothing is accepted before you say so.",

  accepting: "Accepting the invitation",
  verifying: "Verifying...",
  notAccepted: "Not accepted yet",
  acceptFailed: "Failed to accept the invitation. Please try again.",

  accepted: (name: ReactNode) => parts("You are now coaching ", name),
  acceptedNews: (name: ReactNode) =>
    parts("Invitation accepted, and ", name, " has been told. Thank you!"),
  next: "What happens next",
  nextGoal: "The goal is among your coaching goals now, where you see each step as it happens.",
  nextNote:
    "A first note is a good beginning: say what you like about the goal, or ask what would make this week a good one.",
  nextEnd: (name: ReactNode) => parts("You stay its coach until ", name, " completes it."),

  already: "You are on board already",
  alreadyCoaching: (name: ReactNode, goal: ReactNode) =>
    parts("You are already coaching ", name, ' for the goal "', goal, '".'),
  alreadyWhy: "There is nothing more to accept.",

  notOpen: "This invitation is not open",
  notOpenWhy:
    "An invitation is good for two weeks and for one coach, and can be withdrawn. Whoever sent it to you can send a new one.",
  own: "This invitation is yours",
  ownWhy: "Send its link to somebody whose word helps you on: they open it and accept it.",
  goalGone: "This goal is no longer open",
  goalGoneWhy:
    "It was completed or deleted after the invitation was sent. There is nothing left to do here.",
  taken: "This goal has a coach",
  takenWhy:
    "Somebody accepted the invitation before. If that was you, sign in as the same person and look at your coaching goals.",
};
