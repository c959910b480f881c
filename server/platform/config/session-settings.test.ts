import { expect, test } from "vitest";
import { configOf } from "./config.ts";
import { problemsOf } from "../fixtures/config.fixture.ts";

test.each([
  [{ SESSION_DAYS: "30" }, { idleDays: 30, days: 30 }],
  [{ SESSION_DAYS: "60" }, { idleDays: 60, days: 60 }],
  [{ SESSION_DAYS: "365" }, { idleDays: 60, days: 365 }],
  [{ SESSION_IDLE_DAYS: "7" }, { idleDays: 7, days: 180 }],
  [
    { SESSION_IDLE_DAYS: "7", SESSION_DAYS: "7" },
    { idleDays: 7, days: 7 },
  ],
])("%j: sessions last %j", (env, sessions) => {
  expect(configOf(env).sessions).toEqual(sessions);
});

test("a session without use lasts no longer than one in use", () => {
  expect(problemsOf({ SESSION_IDLE_DAYS: "8", SESSION_DAYS: "7" })).toEqual([
    "SESSION_IDLE_DAYS must be at most SESSION_DAYS, which is 7, not 8.",
  ]);
});

test.each(["SESSION_DAYS", "SESSION_IDLE_DAYS"])("%s takes 1 to 365 days", (name) => {
  const longest = name === "SESSION_IDLE_DAYS" ? { SESSION_DAYS: "365" } : {};
  for (const good of ["1", "365"]) {
    expect(problemsOf({ ...longest, [name]: good })).toEqual([]);
  }
  for (const wrong of ["0", "366", "-1", "1.5", "1e2", "many", " 8"])
    expect(problemsOf({ [name]: wrong })).toEqual([
      `${name} must be a number of days from 1 to 365, not '${wrong}'.`,
    ]);
});
