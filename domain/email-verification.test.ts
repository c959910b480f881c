import { expect, test } from "vitest";
import { mayAskForLink } from "./email-verification.ts";

const AT = 1_000_000_000;
const MINUTE = 60_000;
const email = "ada@example.org";
const ask = (links: readonly number[], over = {}) =>
  mayAskForLink({ email, verifiedAt: null, ...over }, links, AT);
const tooSoon = { refused: "email.verification-too-soon" };

test("the stored address is sent a link, unless there is none or it is verified", () => {
  expect(ask([])).toBe(email);
  expect(ask([], { email: null })).toEqual({ refused: "email.no-address" });
  expect(ask([], { verifiedAt: 1 })).toEqual({ refused: "email.already-verified" });
});

test("once a minute", () => {
  expect(ask([AT - MINUTE])).toBe(email);
  expect(ask([AT - MINUTE + 1])).toEqual(tooSoon);
  expect(ask([AT])).toEqual(tooSoon);
  // The clock was moved backward: a link of the future is no leave to send more.
  expect(ask([AT + 3_600_000])).toEqual(tooSoon);
});

test("five times a day", () => {
  const hours = (count: number) =>
    Array.from({ length: count }, (_, at) => AT - (at + 1) * 3_600_000);
  expect(ask(hours(4))).toBe(email);
  expect(ask(hours(5))).toEqual(tooSoon);
});
