import { expect, test } from "vitest";
import type { Announcement } from "#contract/announcements.ts";
import { plainNotation } from "#domain/notation.ts";
import { audienceInWords, peopleInWords, questionOf, spokenState } from "./announcement-words.ts";

test.each([
  [0, "0 people"],
  [1, "1 person"],
  [2, "2 people"],
  [1_234, "1,234 people"],
])("%i are %s", (count, words) => {
  expect(peopleInWords(count, plainNotation)).toBe(words);
});

test.each([
  ["announcement", {}, "This email goes to 9 of 14 people; 5 turned announcements off."],
  ["marketing", {}, "This email goes to 13 of 14 people; 1 hasn't turned tips and offers on."],
  [
    "announcement",
    { unverified: 1, disabled: 2 },
    "This email goes to 9 of 14 people; 2 turned announcements off, 1 has no verified email address, 2 are disabled.",
  ],
  [
    "announcement",
    { unverified: 4, disabled: 1 },
    "This email goes to 9 of 14 people; 4 have no verified email address, 1 is disabled.",
  ],
  ["announcement", { people: 9 }, "This email goes to 9 of 9 people."],
] as const)("the audience of an %s with %o is told with its reasons", (type, change, words) => {
  const audience = { announcement: 9, marketing: 13, people: 14, unverified: 0, disabled: 0 };
  expect(audienceInWords({ ...audience, ...change }, type, plainNotation)).toBe(words);
});

test("the question names the mail, its kind and how many get it", () => {
  expect(questionOf("announcement", " News ", "12 people")).toBe(
    "“News” will be sent as an announcement to 12 people. Once sent, it can't be recalled.",
  );
  expect(questionOf("marketing", "News", "1 person")).toBe(
    "“News” will be sent as a tips and offers email to 1 person. Once sent, it can't be recalled.",
  );
});

test.each([
  ["queueing", null, "“News” is being queued."],
  ["queued", null, "“News” is queued. The emails are on their way."],
  ["queued", 1, "“News” is being stopped."],
  ["settled", null, "“News” was sent to 3 people."],
  ["settled", 1, "“News” was stopped after it was sent to 3 people."],
] as const)("%s, stopped at %s, is spoken as %s", (state, stoppedAt, words) => {
  const announcement = { subject: "News", state, sent: 3, stoppedAt } as Announcement;
  expect(spokenState(announcement, plainNotation)).toBe(words);
});
