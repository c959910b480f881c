import { z } from "zod/mini";
import { parseDay } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";

// U+0000 cannot be stored by PostgreSQL, a lone surrogate not be sent as UTF-8.
function isStorable(value: string): boolean {
  return !value.includes("\u0000") && value.isWellFormed();
}

/** Text that can be stored, of at most `max` UTF-16 units. */
export function text(max: number) {
  // zod counts code points, of which an emoji is one: its check is for the document, the other one decides.
  const fits = (value: string) => value.length <= max;
  return z.string().check(z.maxLength(max), z.refine(fits), z.refine(isStorable));
}

/** An opaque id: 22 characters of base64url, 128 bits. */
export const id = z.string().check(z.maxLength(22), z.regex(/^[A-Za-z0-9_-]{22}$/));

/** For whom a page was rendered, in the address of what a browser asks for by itself, without headers of ours (product 21.10). */
export const personQuery = { person: z.optional(id) } as const;

/** Milliseconds since 1970. */
export const instant = z.int();

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.string().check(
  z.maxLength(10),
  z.refine((value) => parseDay(value) !== null),
);

/** How many times a row has changed. */
export const rev = z.int().check(z.gte(1));

/** A finite number; zod refuses NaN and the infinities. */
export const finite = z.number();

export const timeZone = text(64);
export const nothing = z.strictObject({});
export const unit = text(limits.unit);
