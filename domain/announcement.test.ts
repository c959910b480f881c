import { describe, expect, test } from "vitest";
import {
  announcementStates,
  draftedAnnouncement,
  mailsOf,
  notSent,
  queuedPercent,
  stoppable,
  type AnnouncementDraft,
} from "./announcement.ts";
import { refuse } from "./refusal.ts";

const draft: AnnouncementDraft = { type: "marketing", subject: "News", text: "Some words" };

describe("the subject: 1 to 120 UTF-16 units, on one line", () => {
  test.each([
    ["one", "a", "a"],
    ["space around it", " \t News \n", "News"],
    ["120 and space around them", ` ${"x".repeat(120)} `, "x".repeat(120)],
    ["60 emoji of two units", "🪨".repeat(60), "🪨".repeat(60)],
    ["line ends", "News\r\nBcc: x@evil.example", "News Bcc: x@evil.example"],
    ["control characters", "Ne\u0007w\u0000s", "Ne w s"],
    ["marks that turn the line around", "News\u202e txt", "News txt"],
  ])("%s", (_, subject, kept) => {
    expect(draftedAnnouncement({ ...draft, subject })).toEqual({ ...draft, subject: kept });
  });

  test.each(["", " ", "\r\n\t\u00a0", "\u0000\u202e"])("%j is missing", (subject) => {
    const refused = refuse("announcement.subject-missing", "subject");
    expect(draftedAnnouncement({ ...draft, subject })).toEqual(refused);
  });

  test("121 are too long", () => {
    const refused = refuse("announcement.subject-too-long", "subject");
    expect(draftedAnnouncement({ ...draft, subject: "x".repeat(121) })).toEqual(refused);
  });
});

describe("the text: 1 to 5,000 UTF-16 units after trimming", () => {
  test.each([
    ["one", "a", "a"],
    ["5,000 and space around them", `\n ${"x".repeat(5_000)}\n`, "x".repeat(5_000)],
    ["2,500 emoji of two units", "🪨".repeat(2_500), "🪨".repeat(2_500)],
    ["paragraphs", "One\n\nTwo\n\n\nThree", "One\n\nTwo\n\n\nThree"],
    ["line ends of other systems", "One\r\n\r\nTwo\rThree", "One\n\nTwo\nThree"],
    ["a tab, and characters that nobody sees", "a\tb\u0000c\u001bd\u0085e", "a\tbcde"],
  ])("%s", (_, text, kept) => {
    expect(draftedAnnouncement({ ...draft, text })).toEqual({ ...draft, text: kept });
  });

  test.each(["", " ", "\n\t\u00a0 ", "\u0000"])("%j is missing", (text) => {
    const refused = refuse("announcement.text-missing", "text");
    expect(draftedAnnouncement({ ...draft, text })).toEqual(refused);
  });

  test("5,001 are too long", () => {
    const refused = refuse("announcement.text-too-long", "text");
    expect(draftedAnnouncement({ ...draft, text: "x".repeat(5_001) })).toEqual(refused);
  });
});

describe("percent that is queued", () => {
  test.each([
    ["queueing", 200, 0, 0],
    ["queueing", 200, 2, 1],
    ["queueing", 200, 199, 99],
    // Everybody may not have been looked at yet.
    ["queueing", 200, 200, 99],
    ["queueing", 0, 0, 0],
    ["queued", 200, 180, 100],
    ["settled", 200, 200, 100],
  ] as const)("%s: of %i recipients %i: %i", (state, recipients, queued, percent) => {
    expect(queuedPercent({ state, recipients, queued })).toBe(percent);
  });
});

describe("stopping", () => {
  test.each([
    ["queueing", 200, 50, 200],
    // People come meanwhile.
    ["queueing", 200, 210, 210],
    ["queued", 200, 180, 180],
  ] as const)("%s, of %i recipients %i: %i mails", (state, recipients, queued, mails) => {
    expect(mailsOf({ state, recipients, queued })).toBe(mails);
  });

  test.each([
    ["while it is queued", 200, 50, 30, 180],
    ["before a mail was written", 200, 0, 0, 200],
    ["with more than were to get it", 200, 210, 30, 30],
  ])("%s: who did not get it", (_, recipients, queued, withdrawn, people) => {
    expect(notSent({ recipients, queued, withdrawn })).toBe(people);
  });

  test.each([
    ["queueing", true],
    ["queued", true],
    ["settled", refuse("announcement.over")],
  ] as const)("%s", (state, ruled) => {
    expect(stoppable({ state, stoppedAt: null })).toEqual(ruled);
  });

  test.each(announcementStates)("%s, and stopped already: changes nothing", (state) => {
    expect(stoppable({ state, stoppedAt: 1 })).toBe(false);
  });
});
