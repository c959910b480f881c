import { expect, test } from "vitest";
import { newAccessToken } from "./access-token.ts";
import { DAY_MS } from "./day.ts";
import { refuse } from "./refusal.ts";

const AT = Date.UTC(2026, 2, 10, 12);
const draft = { name: "Evening script", scope: "read", days: 90 } as const;

test("a token runs out after its days, to the millisecond, under its name without spaces around it", () => {
  expect(newAccessToken({ ...draft, name: "  Evening script\n" }, 0, AT)).toEqual({
    name: "Evening script",
    scope: "read",
    expiresAt: AT + 90 * DAY_MS,
  });
});

const missing = refuse("token.name-missing", "name");
const tooLong = refuse("token.name-too-long", "name");
const days = refuse("token.days-invalid", "days");

test.each([
  [{ name: " \t\n" }, 0, missing],
  [{ name: ` ${"x".repeat(60)} ` }, 0, null],
  [{ name: "x".repeat(61) }, 0, tooLong],
  [{ name: "🪨".repeat(31) }, 0, tooLong],
  [{ days: 0 }, 0, days],
  [{ days: 1 }, 0, null],
  [{ days: 365 }, 0, null],
  [{ days: 366 }, 0, days],
  [{ days: 1.5 }, 0, days],
  [{}, 19, null],
  [{}, 20, refuse("token.too-many")],
])("%j of somebody who has %i", (part, held, refusal) => {
  const made = newAccessToken({ ...draft, ...part }, held, AT);
  expect("refused" in made ? made : null).toEqual(refusal);
});
