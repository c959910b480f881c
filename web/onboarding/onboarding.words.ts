import type { ReactNode } from "react";
import { parts } from "#web/ui/parts.ts";

export const words = {
  home: "Cairn, home",
  withoutScript: "Turn on JavaScript to open this invitation.",
  goalOf: (name: ReactNode) => parts(name, "'s goal"),
  accept: "Accept Invitation",
  tryAgain: "Try Again",
  coaching: "View Coaching Goals",
  dashboard: "Go to My Dashboard",

  title: "Coach Invitation",
  loading: "Loading the invitation...",

  linkCut: "This link is incomplete",
  linkInvalid:
    "Invalid or incomplete invitation link. Please ensure you have the correct link from the inviter.",
  linkInvalidHelp:
    "Long links sometimes get cut off in messages. Copy the whole link, or ask for it again.",

  notOpened: "The invitation couldn't be opened",
  notRead: "Could not retrieve goal details.",
  notReadWhy: "Your invitation is still valid. Check your connection and try again.",

  welcome: (name: ReactNode) => parts(name, " invites you to coach a goal"),
  sessionEnded: "Your session has ended. Please sign in again to accept.",
  coachRole:
    "A coach follows the goal's progress and helps with honest questions, suggestions and encouragement.",
  meaning: "What you agree to",
  coachSees: "You can see this goal, its progress and the check-ins shared with you.",
  coachWrites: "You can write notes when you have something to say, and read the replies.",
  nameSeen: (name: ReactNode) =>
    parts(name, " can see your name. Coaching ends when the goal is completed or closed."),
  signedIn: "You're signed in.",
  signedInAs: (name: ReactNode) => parts("You're signed in as ", name, "."),
  signInFirst: "You come back here after you sign in. You accept on the next screen.",

  accepting: "Accepting the invitation",
  verifying: "Verifying...",
  notAccepted: "Not accepted yet",
  acceptFailed: "Failed to accept the invitation. Please try again.",

  accepted: (name: ReactNode) => parts("You are now coaching ", name),
  acceptedNews: (name: ReactNode) =>
    parts("Invitation accepted. ", name, " has been notified. Thank you!"),
  next: "What happens next",
  nextGoal: "The goal is now on your coaching page, where you can follow its progress.",
  nextNote:
    "Write a first note: say what you like about the goal, or ask what would make this a good week.",
  nextEnd: (name: ReactNode) =>
    parts(
      "You coach this goal until ",
      name,
      " completes or closes it. You can step down at any time.",
    ),

  already: "You already coach this goal",
  alreadyCoaching: (name: ReactNode, goal: ReactNode) =>
    parts("You are already coaching ", name, ' for the goal "', goal, '".'),
  alreadyWhy: "There's nothing more to accept.",

  notOpen: "This invitation no longer works",
  notOpenWhy:
    "An invitation works for one coach and expires after two weeks. Its sender can also withdraw it. Ask for a new one.",
  own: "This is your own invitation",
  ownWhy: "Send the link to someone you'd like as your coach. They open it and accept.",
  goalGone: "This goal has ended",
  goalGoneWhy: "It was completed, closed or deleted after the invitation was sent.",
  taken: "This goal already has a coach",
  takenWhy:
    "Someone else accepted first. If that was you, sign in with that account and open your coaching page.",
};
