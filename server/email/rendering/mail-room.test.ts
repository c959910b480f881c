import { nothingSaid } from "#domain/needs-you.ts";
import { describe, expect, it } from "vitest";
import type { WeekGoal } from "#domain/coaching-week.ts";
import type { Health } from "#domain/weekly-check-in.ts";
import type { DigestGoal } from "#domain/digest.ts";
import * as limits from "#domain/limits.ts";
import { newId } from "#server/platform/random.ts";
import { signUnder } from "#server/platform/secret.ts";
import type { MailFacts, TypedFacts } from "../mails/mails.ts";
import { composeMail } from "./compose-mail.ts";

const context = {
  sign: signUnder("a secret"),
  publicUrl: new URL("https://cairn.example.org"),
  today: "2026-03-16",
};
const head = { messageId: "<one@cairn.example.org>", uid: newId(), recipient: "ada@example.org" };
const compose = (typed: TypedFacts) =>
  composeMail({ ...typed, ...head, language: "en", createdAt: Date.UTC(2026, 2, 16, 8) }, context);

const still: DigestGoal = {
  goalId: newId(),
  description: "Read",
  percentage: 10,
  moved: false,
  change: "No change",
  pace: null,
  state: "open",
  dueDate: "2026-12-31",
  promises: [],
  due: null,
  step: "+1",
};
const digest = (goals: readonly DigestGoal[]) =>
  compose({
    type: "weekly_update",
    facts: {
      goals,
      moved: 1,
      allOnPace: false,
      checkInDue: false,
      nextStep: "go on.",
      day: "2026-03-16",
      since: 0,
      from: "2026-03-09",
      words: [],
    },
  });
const many = <T>(count: number, one: (index: number) => T) =>
  Array.from({ length: count }, (_, at) => one(at));
const numbered = (at: number): DigestGoal => ({ ...still, description: `Goal ${at}.` });

describe("a digest", () => {
  it("tells of all goals while it has room for them", async () => {
    const { text } = await digest(many(limits.mailGoals, numbered));
    expect(text).toContain(`Goal ${limits.mailGoals - 1}.`);
    expect(text).not.toContain("more goal");
  });

  it("says of how many more it does not tell, and counts them all", async () => {
    const mail = await digest(many(limits.mailGoals + 1, numbered));
    expect(mail.text).toContain("And 1 more goal.");
    expect(mail.html).toContain("And 1 more goal.");
    expect(mail.text).not.toContain(`Goal ${limits.mailGoals}.`);
    expect(mail.subject).toBe(`Your week: ${limits.mailGoals + 1} goals`);
    expect(mail.text).toContain(`Progress on 1 of ${limits.mailGoals + 1} goals`);
  });

  it.each<[string, Partial<DigestGoal>]>([
    ["changed", { moved: true }],
    ["was finished", { state: "completed" }],
    ["asks for a check-in", { due: "2026-03-16" }],
  ])("leaves out none that %s, and keeps their order", async (_, news) => {
    const quiet = many(limits.mailGoals + 4, numbered);
    const { text } = await digest([...quiet, { ...still, ...news, description: "The last one" }]);
    expect(text).toContain("The last one");
    expect(text).toContain("And 5 more goals.");
    expect(text.indexOf("Goal 0.")).toBeLessThan(text.indexOf("Goal 28."));
    expect(text.indexOf("Goal 28.")).toBeLessThan(text.indexOf("The last one"));
  });

  it("in the longest of Latin words stays below 100 KB, at which some mail programs cut its end", async () => {
    const longest: DigestGoal = {
      ...still,
      description: "d".repeat(limits.description),
      due: "2026-03-16",
      promises: [
        { text: "p".repeat(limits.checkInWords), kept: "partly" },
        { text: "q".repeat(limits.checkInWords), kept: null },
      ],
    };
    const { html } = await digest(many(200, () => ({ ...longest })));
    const bytes = Buffer.byteLength(html);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(100_000);
  });
});

describe("a coach's week", () => {
  const due: WeekGoal = {
    goalId: newId(),
    description: "Read",
    percentage: 10,
    pace: null,
    needs: [{ kind: "due", days: 1 }],
    dueDate: "2026-03-17",
  };
  const week = (people: MailFacts["coaching_week"]["people"]) =>
    compose({ type: "coaching_week", facts: { day: "2026-03-16", since: 0, people } });
  const person = (name: string, goals: readonly WeekGoal[]) => ({ uid: name, name, goals });

  const said = { checkInId: "c", rev: 1, at: 1, ...nothingSaid };
  const unseen = (health: Health) => [{ kind: "unseen" as const, ...said, health }];

  it.each<[string, WeekGoal["needs"]]>([
    ["missed", [{ kind: "missed-one", periods: 1 }]],
    ["asks for help", [{ kind: "help", ...said, health: "on-track", text: "An hour" }]],
    ["is at risk", unseen("at-risk")],
    ["is off track", [{ kind: "off-track", ...said, health: "off-track" }]],
  ])("leaves out first what is well, and nobody who %s", async (_, needs) => {
    const over = { needs };
    const { text } = await week([
      person(
        "Ada",
        many(limits.mailGoals, (at) => ({ ...due, description: `Goal ${at}.` })),
      ),
      person("Ben", [{ ...due, description: "Run", needs: unseen("on-track") }]),
      person("Cleo", [{ ...due, ...over, description: "Swim" }]),
    ]);
    expect(text).toContain("Cleo");
    expect(text).toContain("Swim");
    expect(text).not.toContain("Ben");
    expect(text).toContain("And 2 more goals.");
  });
});

const reminders: readonly TypedFacts[] = [
  {
    type: "goal_reminder",
    facts: {
      reminders: many(31, (at) => ({
        ...still,
        goalId: `${at}`,
        reason: "stalled",
        left: 9,
        still: 8,
      })),
    },
  },
  {
    type: "check_in_reminder",
    facts: {
      checkIns: many(31, (at) => ({
        ...still,
        goalId: `${at}`,
        from: "2026-03-16",
        lastDay: "2026-03-22",
      })),
    },
  },
];

it.each(reminders.map((mail) => [mail.type, mail] as const))(
  "a %s tells of no more than it has room for",
  async (_, mail) => {
    expect((await compose(mail)).text).toContain("And 1 more goal.");
  },
);
