import { describe, expect, test } from "vitest";
import {
  changedPreferences,
  defaultPreferences,
  frequencies,
  isWanted,
  mailToggles,
  samePreferences,
  settledPreferences,
  unsubscribedFromAll,
  withChange,
  type EmailPreferences,
} from "./email-preferences.ts";

const all: EmailPreferences = { ...defaultPreferences, marketingEmails: true };
const none = unsubscribedFromAll(all, true);

test("the defaults of product 15.5", () => {
  expect(defaultPreferences).toEqual({
    weeklyUpdates: true,
    announcements: true,
    goalReminders: true,
    circleAsks: true,
    coachingNotes: true,
    marketingEmails: false,
    frequency: "weekly",
    unsubscribeAll: false,
  });
  expect(frequencies).toEqual(["weekly", "biweekly", "monthly"]);
});

describe("unsubscribeAll", () => {
  test("takes every toggle with it, and leaves the frequency", () => {
    expect(mailToggles.filter((toggle) => none[toggle])).toEqual([]);
    expect(none).toMatchObject({ unsubscribeAll: true, frequency: "weekly" });
  });

  test("turned off leaves the toggles off", () => {
    expect(unsubscribedFromAll(none, false)).toEqual({ ...none, unsubscribeAll: false });
  });

  test.each(mailToggles)("ends when %s is turned on, and only then", (toggle) => {
    const turned = (from: EmailPreferences, on: boolean) => withChange(from, { [toggle]: on });
    expect(turned(none, true)).toEqual({ ...none, [toggle]: true, unsubscribeAll: false });
    expect(turned(none, false)).toEqual(none);
    expect(turned(all, false)).toEqual({ ...all, [toggle]: false });
  });

  test("wins over toggles that were sent beside it", () => {
    expect(settledPreferences({ ...all, unsubscribeAll: true })).toEqual(none);
    expect(settledPreferences(all)).toEqual(all);
  });
});

test.each([
  [true, true, false, true],
  [true, false, false, false],
  [false, true, false, false],
  [true, true, true, false],
])(
  "asks from circles %s, goal reminders %s, unsubscribed from all %s: wanted %s",
  (circleAsks, goalReminders, unsubscribeAll, wanted) => {
    const preferences = { ...all, circleAsks, goalReminders, unsubscribeAll };
    expect(isWanted(preferences, "circleAsks")).toBe(wanted);
    expect(isWanted(preferences, "goalReminders")).toBe(goalReminders && !unsubscribeAll);
  },
);

test("two choices are the same where every field is", () => {
  expect(samePreferences(all, { ...all })).toBe(true);
  expect(samePreferences(all, { ...all, frequency: "monthly" })).toBe(false);
  expect(samePreferences(all, { ...all, unsubscribeAll: true })).toBe(false);
  for (const toggle of mailToggles)
    expect(samePreferences(all, { ...all, [toggle]: false })).toBe(false);
});

describe("a change on a form that was open while something changed elsewhere", () => {
  const monthly: EmailPreferences = { ...all, frequency: "monthly" };

  test("leaves the rest as it is now", () => {
    const change = { announcements: false };
    const kept = { ...monthly, announcements: false };
    expect(changedPreferences(monthly, change, { announcements: true })).toEqual(kept);
    expect(changedPreferences(monthly, { frequency: undefined }, {})).toEqual(monthly);
  });

  test.each([
    ["weekly", "biweekly", false],
    ["monthly", "biweekly", true],
    // Both wanted the same.
    ["weekly", "monthly", true],
    // A client that does not say what it showed.
    [undefined, "biweekly", true],
  ] as const)("monthly by now, shown as %s, to be %s: %s", (shown, frequency, stored) => {
    const ruled = changedPreferences(monthly, { frequency }, { frequency: shown });
    const refusal = { refused: "form.overtaken", field: "frequency" };
    expect(ruled).toEqual(stored ? { ...monthly, frequency } : refusal);
  });

  test.each(mailToggles)(
    "turns %s on after unsubscribing from all only where that was seen",
    (toggle) => {
      const refusal = { refused: "form.overtaken", field: "unsubscribeAll" };
      expect(changedPreferences(none, { [toggle]: true }, { [toggle]: false })).toEqual(refusal);
      expect(changedPreferences(none, { [toggle]: false }, { [toggle]: true })).toEqual(none);
      const change = { [toggle]: true, unsubscribeAll: false };
      const seen = { [toggle]: false, unsubscribeAll: true };
      expect(changedPreferences(none, change, seen)).toEqual({ ...none, ...change });
    },
  );
});
