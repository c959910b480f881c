import type { ReactNode } from "react";
import { parts } from "#web/ui/parts.ts";

export const words = {
  home: "Cairn, home",
  title: "Join a circle",
  loading: "Loading the invitation...",
  failed: "The invitation couldn't be loaded.",
  incomplete: "This invitation link is incomplete. Copy the whole link, or ask for a new one.",
  withoutScript: "Turn on JavaScript to open this invitation.",
  invites: (inviter: ReactNode) => parts(inviter, " invites you"),
  seen: "What the others see",
  see: {
    name: "Your name",
    titles: "The titles of the goals you bring",
    checkIns: "Whether you checked in each week, kept your promise, or were away",
    line: "Your line of the week, and what you write to the circle",
  },
  unseen: "What they never see",
  never: {
    progress: "How far your goals are: values, percentages, pace, due dates",
    texts: "Your goals' other texts, your notes, and the words of your check-ins",
    coaching: "Anything between you and a coach",
  },
  signInFirst: "Sign in to join.",
  join: "Join circle",
  member: "You're a member of this circle already.",
  toCircle: "Go to the circle",
  dashboard: "Go to dashboard",
};
