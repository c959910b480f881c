import { describe, expect, test } from "vitest";
import {
  defaultPreferences,
  frequencies,
  mailToggles,
  samePreferences,
  settledPreferences,
  toggled,
  unsubscribedFromAll,
  type EmailPreferences,
} from "./email-preferences.ts";

const all: EmailPreferences = { ...defaultPreferences, marketingEmails: true };
const none = unsubscribedFromAll(all, true);

test("the defaults of product 15.5", () => {
  expect(defaultPreferences).toEqual({
    weeklyUpdates: true,
    announcements: true,
    goalReminders: true,
    coachingNotes: true,
    marketingEmails: false,
    frequency: "weekly",
    unsubscribeAll: false,
  });
  expect(frequencies).toEqual(["weekly", "biweekly", "monthly"]);
});

describe("unsubscribeAll", () => {
  test("takes all five toggles with it, and leaves the frequency", () => {
    expect(mailToggles.map((toggle) => none[toggle])).toEqual([false, false, false, false, false]);
    expect(none).toMatchObject({ unsubscribeAll: true, frequency: "weekly" });
  });

  test("turned off leaves the toggles off", () => {
    expect(unsubscribedFromAll(none, false)).toEqual({ ...none, unsubscribeAll: false });
  });

  test.each(mailToggles)("ends when %s is turned on, and only then", (toggle) => {
    expect(toggled(none, toggle, true)).toEqual({ ...none, [toggle]: true, unsubscribeAll: false });
    expect(toggled(none, toggle, false)).toEqual(none);
    expect(toggled(all, toggle, false)).toEqual({ ...all, [toggle]: false });
  });

  test("wins over toggles that were sent beside it", () => {
    expect(settledPreferences({ ...all, unsubscribeAll: true })).toEqual(none);
    expect(settledPreferences(all)).toEqual(all);
  });
});

test("two choices are the same where every field is", () => {
  expect(samePreferences(all, { ...all })).toBe(true);
  expect(samePreferences(all, { ...all, frequency: "monthly" })).toBe(false);
  expect(samePreferences(all, { ...all, unsubscribeAll: true })).toBe(false);
  for (const toggle of mailToggles)
    expect(samePreferences(all, { ...all, [toggle]: false })).toBe(false);
});
