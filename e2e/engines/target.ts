import type { Sought } from "./page-look.ts";

/** Where each role is found on the product's pages. */
const selectors = {
  button: "button",
  dialog: "dialog[open]",
  field: "input:not([type=radio]), textarea",
  heading: "h1, h2, h3",
  link: "a[href]",
  listitem: "li",
  main: "main",
  radio: "input[type=radio]",
  region: "section",
  /** A button, or the heading of the screen that it leads to. */
  way: "button, h1",
} as const;

/** Something on a screen. */
export interface Target {
  readonly path: readonly Sought[];
  readonly words: string;
}

/** By its role and its name, the whole of it or a pattern; within another one. */
export function the(
  role: keyof typeof selectors,
  name: string | RegExp = /(?:)/,
  within?: Target,
): Target {
  const sought = { selector: selectors[role], name: patternOf(name) };
  const words = `${role} ${String(name)}${within ? ` in ${within.words}` : ""}`;
  return { path: [...(within?.path ?? []), sought], words };
}

function patternOf(name: string | RegExp): string {
  if (typeof name !== "string") return name.source;
  return `^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;
}
