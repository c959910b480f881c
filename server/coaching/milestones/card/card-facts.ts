import { createHash } from "node:crypto";
import type { ShownPage } from "../milestone-store.ts";

/** What a picture shows, all of it. It can be posted to another thread. */
export type CardFacts = Omit<ShownPage, "id">;

/** Another number where the same is drawn otherwise: what others keep of a picture is then old. */
const DRAWING = 1;
const TAG_LENGTH = 22;

/** Pixels. */
export const cardSize = { width: 1_200, height: 630 };

/** What a picture is known by: the same as long as it shows the same. */
export function cardTag({ title, name, percent, completed, day }: CardFacts): string {
  const facts = JSON.stringify([DRAWING, title, name, percent, completed, day]);
  return createHash("sha256").update(facts).digest("base64url").slice(0, TAG_LENGTH);
}
