import { z } from "zod/mini";
import { parseDay } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";

// PostgreSQL rejects U+0000, UTF-8 a lone surrogate.
function isStorable(value: string): boolean {
  return !value.includes("\u0000") && value.isWellFormed();
}

/** Storable text of at most `max` UTF-16 units. */
export function text(max: number) {
  // Zod counts code points, so its check is only for the document.
  const fits = (value: string) => value.length <= max;
  return z.string().check(z.maxLength(max), z.refine(fits), z.refine(isStorable));
}

/** 128 bits in base64url. */
export const id = z.string().check(z.maxLength(22), z.regex(/^[A-Za-z0-9_-]{22}$/));

/** For requests that a browser makes without our headers (product 21.10). */
export const personQuery = { person: z.optional(id) } as const;

/** Milliseconds since 1970. */
export const instant = z.int();

export const day = z.string().check(
  z.maxLength(10),
  z.refine((value) => parseDay(value) !== null),
);

export const rev = z.int().check(z.gte(1));

export const finite = z.number();

export const timeZone = text(64);
export const nothing = z.strictObject({});
export const unit = text(limits.unit);
