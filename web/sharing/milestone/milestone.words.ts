import type { ReactNode } from "react";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Public page",
  offer:
    "Create a page for this milestone that anyone with the link can see. You can remove it at any time.",
  made: "Public page created.",
  takenDown: "Public page removed. Its link no longer works.",

  address: "Page link",
  shows: (milestone: string, day: ReactNode) => parts(`It shows: ${milestone}, `, day, "."),
  copyAddress: "Copy link",
  copied: "Link copied to clipboard!",
  copyFailed: "Failed to copy link.",
  open: "Open page",
  takeDown: "Remove page",
  takePageDown: "Remove the public page",
  takeDownSure:
    "Remove this page? Its link will stop working, and a new page will get a new link. Previews already posted elsewhere will stay.",

  pageTitle: "Title",
  yourName: "Your name",
  withoutName: "Without my name",
  withName: "With my name",
  willShow: "What anyone with the link will see",
  willShowNow: "What it will show after updating",
  name: "Name",
  noName: "None",
  howFar: "Progress and date",
  nothingElse: "Nothing else",
  nothingElseWhat:
    "No numbers, coach, category or notes. We ask search engines not to list the page.",
  make: "Create page",
  update: "Update page",
  updated: "Public page updated.",
};
