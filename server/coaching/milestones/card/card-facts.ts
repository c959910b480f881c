import { createHash } from "node:crypto";
import { currentLanguage } from "#server/platform/language.ts";
import type { ShownPage } from "../milestone-store.ts";

/** Must be postable to another thread. */
export type CardFacts = Omit<ShownPage, "id">;

/** Raise when the drawing changes, so that caches become stale. */
const DRAWING = 1;
const TAG_LENGTH = 22;

export const cardSize = { width: 1_200, height: 630 };

export function cardTag({ title, name, percent, completed, day }: CardFacts): string {
  const facts = JSON.stringify([DRAWING, currentLanguage(), title, name, percent, completed, day]);
  return createHash("sha256").update(facts).digest("base64url").slice(0, TAG_LENGTH);
}
