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
    "“News” goes out as an announcement to 12 people. It cannot be called back.",
  );
  expect(questionOf("marketing", "News", "1 person")).toBe(
    "“News” goes out as marketing mail to 1 person. It cannot be called back.",
  );
});

test.each([
  ["queueing", null, "“News” is being queued."],
  ["queued", null, "“News” is queued. Its mails are on their way."],
  ["queued", 1, "“News” is being stopped."],
  ["settled", null, "“News” is done: sent to 3 people."],
  ["settled", 1, "“News” is stopped: sent to 3 people."],
] as const)("%s, stopped at %s, is spoken as %s", (state, stoppedAt, words) => {
  const announcement = { subject: "News", state, sent: 3, stoppedAt } as Announcement;
  expect(spokenState(announcement, plainNotation)).toBe(words);
});
