import { expect, test } from "vitest";
import type { Announcement } from "#contract/announcements.ts";
import { plainNotation } from "#domain/notation.ts";
import { peopleInWords, questionOf, spokenState } from "./announcement-words.ts";

test.each([
  [0, "0 people"],
  [1, "1 person"],
  [2, "2 people"],
  [1_234, "1,234 people"],
])("%i are %s", (count, words) => {
  expect(peopleInWords(count, plainNotation)).toBe(words);
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
