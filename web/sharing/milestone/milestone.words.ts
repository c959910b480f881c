import type { ReactNode } from "react";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "A page to show",
  offer:
    "This goal can have a page of its own, with its cairn, for everybody who has the address. You can take it down at any time.",
  made: "The page was made.",
  takenDown: "The page was taken down. Its address leads nowhere now.",

  address: "Address of the page",
  shows: (milestone: string, day: ReactNode) => parts(`It shows: ${milestone}, `, day, "."),
  copyAddress: "Copy address",
  copied: "Address copied to clipboard!",
  copyFailed: "Failed to copy address.",
  open: "Open the page",
  takeDown: "Take it down",
  takePageDown: "Take the page down",
  takeDownSure:
    "Take this page down? Its address leads nowhere from then on, and a page made later has another one. Previews that others have of it stay where they are.",

  pageTitle: "Title",
  yourName: "Your name",
  withoutName: "Without my name",
  withName: "With my name",
  willShow: "What everybody with the address will see",
  willShowNow: "What it shows, brought up to now",
  name: "Name",
  noName: "None",
  howFar: "How far, and when",
  nothingElse: "Nothing else",
  nothingElseWhat:
    "No coach, no category, no figures of the measure, no notes. Search engines are asked to leave it out.",
  make: "Make the page",
  update: "Bring it up to now",
  updated: "The page shows how the goal stands now.",
};
