import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { editProfile } from "#contract/account.ts";
import { changePlan, suggestStep } from "#contract/goal-plan.ts";
import { addPrivateNote } from "#contract/private-notes.ts";
import { duePeriod } from "#domain/check-in-period.ts";
import * as limits from "#domain/limits.ts";
import type { notations } from "#domain/notation.fixture.ts";
import { expectNoSidewaysScroll, phone } from "./axe.fixture.ts";
import { called } from "./calls.fixture.ts";
import { checkedIn, DUE_AFTER, dueOf } from "./check-in.fixture.ts";
import { answerNote, checkIn, coachedGoal, leaveNote } from "./coaching.fixture.ts";
import { addGoal, dayFromToday, lived, moveGoal } from "./goal.fixture.ts";
import { drawnWhole, escaped } from "./paper.fixture.ts";
import { inviteTo } from "./sharing.fixture.ts";

/** How somebody writes in a language, and a browser that asks for it. */
interface Language {
  readonly locale: string;
  /** Whose notation is its own too (product 1.11). */
  readonly reads: keyof typeof notations;
  readonly owner: string;
  readonly coach: string;
  /** A goal's description. */
  readonly goal: string;
  readonly category: string;
  readonly unit: string;
  /** A sentence or two, with numbers in them. */
  readonly words: string;
  readonly amounts?: Amounts;
}

/** How far the coached goal is, of what. */
interface Amounts {
  readonly value: number;
  readonly target: number;
}

/** A word without a place to break it. */
const word = (length: number, begin = "") => begin.padEnd(length, "W");

export const languages = {
  german: {
    locale: "de-DE",
    reads: "de-DE",
    owner: "Friederike Müller-Lüdenscheidt von und zu Hohenlohe-Waldenburg",
    coach: "Jürgen Straßenbahnhaltestellenschildermeister",
    goal: "Das Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz bis 23.11.2026 auswendig können",
    category: "Donaudampfschifffahrtsgesellschaft 1",
    unit: "Straßenbahnhaltestellenschilder",
    words:
      "Bis zum 23.11.2026 sind es 1.234,5 km: die Kraftfahrzeughaftpflichtversicherungsbescheinigung fehlt noch (zu 12,5 %).",
  },
  arabic: {
    locale: "ar-EG",
    reads: "en-GB",
    owner: "عبد الرحمن عبد العزيز الخوارزمي",
    coach: "ليلى حداد",
    goal: "قراءة 12 كتابًا عن التصميم (قبل الصيف)!",
    category: "تطوير الذات",
    unit: "كتاب",
    words: "قرأت 3 كتب من 12، والباقي 9. هل أبدأ بكتاب «التصميم» أولًا؟ (يوم الاثنين، الساعة 18:30)",
  },
  japanese: {
    locale: "ja-JP",
    reads: "ja-JP",
    owner: "佐々木 健太郎",
    coach: "山田 花子",
    goal: "デザインに関する本を十二冊読み終えて、学んだことを毎週ひとつずつ書き残す(2026年11月23日まで)",
    category: "自己啓発・読書",
    unit: "冊",
    words: "今週は3冊のうち2冊を読みました。残りは1冊です。月曜日の18時30分から始めますか?",
  },
  longest: {
    locale: "en-US",
    reads: "en-US",
    owner: word(limits.displayName),
    coach: word(limits.displayName, "C"),
    goal: word(limits.step),
    category: word(limits.category),
    unit: word(limits.unit),
    words: word(limits.checkInWords),
    amounts: { value: 99_999_999.25, target: 123_456_789_012 },
  },
} satisfies Record<string, Language>;

/** What the two have written: a goal that is coached, with all that belongs to one; others that wait, ended, or were deleted. */
export async function written(
  owner: APIRequestContext,
  coach: APIRequestContext,
  { goal: description, category, unit, words, amounts, ...names }: Language,
) {
  const { value, target } = amounts ?? { value: 300.5, target: 1200 };
  await called(owner, editProfile, { displayName: names.owner });
  await called(coach, editProfile, { displayName: names.coach });
  const texts = { category, specific: words, achievable: words, relevant: words };
  const measurable = { type: "Numeric", targetValue: String(target), unit };
  const draft = { ...texts, description, measurable, dueDate: dayFromToday(40) };
  const goal = await coachedGoal(owner, coach, draft);
  await moveGoal(owner, goal, { kind: "set", value, rev: goal.rev + 1, note: words });
  await checkIn(owner, goal, words);
  const note = await leaveNote(coach, goal, words);
  await answerNote(owner, note, words);
  await leaveNote(coach, goal, words, "encouragement");
  const step = { text: description, day: dayFromToday(12) };
  const at = { goalId: goal.id };
  const ifThen = { kind: "add-if-then", obstacle: category, action: unit };
  await called(owner, changePlan, { kind: "add-step", ...step }, at);
  await called(owner, changePlan, ifThen, at);
  await called(coach, suggestStep, { kind: "suggest", ...step }, at);
  await called(coach, addPrivateNote, { text: words }, at);
  const asking = await addGoal(owner, { ...draft, description: `${description} 2` });
  await inviteTo(owner, asking);
  const rests = await addGoal(owner, { ...draft, description: `${description} 3` });
  await lived(owner, rests, "pause", { until: dayFromToday(30), why: words });
  const closed = await addGoal(owner, { ...draft, description: `${description} 4` });
  await lived(owner, closed, "close", { learned: words });
  const gone = await addGoal(owner, { ...draft, description: `${description} 5` });
  await lived(owner, gone, "delete");
  return { goal, asking, value, target };
}

/** A check-in that asks for help, on each goal on which one is due but the last. */
export async function checkedInWith(request: APIRequestContext, words: string): Promise<void> {
  const today = dayFromToday(DUE_AFTER);
  const due = (await dueOf(request)).slice(0, -1);
  for (const { goal } of due)
    await checkedIn(request, goal.id, {
      period: duePeriod(goal, { today })?.from ?? "",
      health: "at-risk",
      obstacle: words,
      help: words,
      promise: words,
      circle: goal.coachStatus === "accepted" ? "coach" : "private",
    });
}

// product 1.12: right-to-left words need an element of their own or isolation; fields follow them.
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const turned = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
    const bare = (text: string) => text.replaceAll(/\u2068[^\u2069]*\u2069/g, "");
    const found: string[] = [];
    const tell = (text: string, why: string) => found.push(`${text.slice(0, 60)}: ${why}`);
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = bare(textContent ?? "");
      if (parent === null || !turned.test(text)) continue;
      if (parent.closest("script, svg, textarea, .visually-hidden")) continue;
      const own = parent.closest("bdi, [dir=auto]");
      if (own === null) tell(text, `not set apart in <${parent.localName}>`);
      else if (/[a-z]/i.test(bare(own.textContent))) tell(own.textContent, "not alone");
    }
    for (const field of document.querySelectorAll<HTMLInputElement>("input, textarea"))
      if (turned.test(field.value) && field.type !== "radio" && field.dir !== "auto")
        tell(field.value, "in a field that does not turn");
    return [...new Set(found)];
  });
}

/** Looks whether each word of a screen stands on its paper, and is set apart where it has to be. */
export async function lookedAt(page: Page, state: string, width = phone.width): Promise<void> {
  const where = `${state} at ${width}`;
  await page.setViewportSize({ width, height: 844 });
  await drawnWhole(page);
  await expectNoSidewaysScroll(page, where);
  expect.soft(await escaped(page), `off its paper: ${where}`).toEqual([]);
  expect.soft(await unmarked(page), `not set apart: ${where}`).toEqual([]);
}
