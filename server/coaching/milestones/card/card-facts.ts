import { createHash } from "node:crypto";
import { currentLanguage } from "#server/platform/language.ts";
import type { ShownPage } from "../milestone-store.ts";

/** Must be postable to another thread. */
export interface CardFacts extends Omit<ShownPage, "id" | "language"> {
  /** In place of how far and when. */
  readonly lines?: readonly string[];
}

/** Raise when the drawing changes, so that caches become stale. */
const DRAWING = 1;
const TAG_LENGTH = 22;

export const cardSize = { width: 1_200, height: 630 };

export function cardTag({ title, name, percent, completed, day, lines = [] }: CardFacts): string {
  const milestone = [title, name, percent, completed, day];
  const facts = JSON.stringify([DRAWING, currentLanguage(), ...milestone, ...lines]);
  return createHash("sha256").update(facts).digest("base64url").slice(0, TAG_LENGTH);
}
