import { describe, expect, test } from "vitest";
import { defaultPreferences, outerToggles, unsubscribedFromAll } from "./email-preferences.ts";
import {
  isOptionalMail,
  mails,
  mailTypes,
  mayReceive,
  retryDelay,
  type MailReader,
} from "./mail.ts";

const email = "ada@example.org";
const reader: MailReader = {
  disabled: false,
  email,
  verified: true,
  away: false,
  preferences: { ...defaultPreferences, marketingEmails: true },
};
const optional = mailTypes.filter(isOptionalMail);

test("all but verification and invitations can be turned off by who is here", () => {
  expect(mailTypes.filter((type) => !isOptionalMail(type))).toEqual([
    "verification",
    "colleague_invited",
  ]);
  expect(isOptionalMail("toString")).toBe(false);
});

describe.each(optional)("%s", (type) => {
  const allows = (change: Partial<MailReader>, address = email) =>
    mayReceive({ ...reader, ...change }, type, address);

  test("goes to who wants it, at the address that is verified", () => {
    expect(allows({})).toBe(true);
    expect(allows({ verified: false })).toBe(false);
    expect(allows({ disabled: true })).toBe(false);
    expect(allows({ email: null })).toBe(false);
    expect(allows({}, "old@example.org")).toBe(false);
  });

  test("follows its toggle, the outer one and unsubscribeAll, and no other toggle", () => {
    const { preferences } = reader;
    const own = new Set([mails[type].toggle, outerToggles[mails[type].toggle]]);
    const off = { ...preferences, [mails[type].toggle]: false };
    expect(allows({ preferences: off })).toBe(false);
    expect(allows({ preferences: unsubscribedFromAll(preferences, true) })).toBe(false);
    for (const { toggle } of optional.map((one) => mails[one]))
      expect(allows({ preferences: { ...preferences, [toggle]: false } })).toBe(!own.has(toggle));
  });
});

test("who is away gets no digest, no reminder, no ask from circles and no coach's week, and all other mail", () => {
  const away = { ...reader, away: true };
  expect(mailTypes.filter((type) => !mayReceive(away, type, email))).toEqual([
    "weekly_update",
    "goal_reminder",
    "check_in_reminder",
    "circle_ask",
    "coaching_week",
  ]);
});

test("verification ignores preferences and asks for no verified address", () => {
  const preferences = unsubscribedFromAll(reader.preferences, true);
  const asked = { ...reader, verified: false, preferences };
  expect(mayReceive(asked, "verification", email)).toBe(true);
  expect(mayReceive(asked, "verification", "old@example.org")).toBe(false);
  expect(mayReceive({ ...asked, disabled: true }, "verification", email)).toBe(false);
});

const MINUTE = 60_000;

test.each([
  [1, 0.5, MINUTE],
  [5, 0.5, 16 * MINUTE],
  [10, 0.5, 360 * MINUTE],
  // Never sooner than a minute, never later than six hours, whatever the chance.
  [1, 0, MINUTE],
  [1, 1, 1.2 * MINUTE],
  [3, 1, 4.8 * MINUTE],
  [16, 0, 288 * MINUTE],
  [16, 1, 360 * MINUTE],
])("after %i tries by chance %f it waits %i ms", (attempts, chance, delay) => {
  expect(retryDelay(attempts, chance)).toBe(delay);
});

test("an invitation goes to any address, while who invites is not disabled", () => {
  expect(mayReceive(reader, "colleague_invited", "grace@example.org")).toBe(true);
  expect(mayReceive({ ...reader, disabled: true }, "colleague_invited", email)).toBe(false);
});
