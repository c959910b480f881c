import { join } from "node:path";
import type { Page } from "@playwright/test";
import { DAY_MS } from "#domain/day.ts";
import { expectAccessibleAs } from "./axe.fixture.ts";
import { expect } from "./cairn.fixture.ts";
import { test, type Life, type SentMail } from "./lived-weeks.fixture.ts";
import { drawnWhole } from "./paper.fixture.ts";
import { countedHands, type CountedHands, type Pressed } from "./pressed.fixture.ts";
import { panelsRead } from "./sign-in.fixture.ts";
import {
  expectAgreement,
  forCoach,
  inMail,
  inNeedsYou,
  needsYou,
  onDashboard,
  onWeek,
  rowOf,
} from "./week-facts.fixture.ts";
import {
  comeBack,
  goalNames,
  makeGoals,
  ownersDays,
  ownersMondays,
  PAGES,
  WALK,
} from "./week-owner.fixture.ts";
import {
  COACH,
  everybody,
  makeOthers,
  othersMove,
  othersSay,
  OWNER,
} from "./week-people.fixture.ts";

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

test.use({ people: everybody, timezoneId: "UTC", viewport: desk });
test.skip(({ engine }) => engine !== "postgres", "A second connection moves the database's clock.");

/** A folder for pictures of each Monday, for people to look at. */
const { CAIRN_WEEK_PICTURES: folder } = process.env;

/** For a goal on track, and for all that waits for the coach but replies; mail of a person and week. */
const most = { presses: 5, words: 3, coachsPresses: 14, mails: 4, medianOfMails: 2 };

async function pictured(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await drawnWhole(page);
    await page.screenshot({ path: join(folder, `${name}-${size.width}.png`), fullPage: true });
  }
}

/** From the dashboard to the week, by the check-in or, without one, the link of 'This week'. */
async function openWeek(page: Page, hands: CountedHands): Promise<void> {
  const due = page.getByRole("link", { name: "Check in", exact: true });
  const week = page.getByRole("link", { name: "Your week" });
  await hands.click((await due.isVisible()) ? due : week);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your week");
  await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeVisible();
}

/** Clears 'Needs you' on one page, and counts; replies apart. */
async function clearNeeds(page: Page, hands: CountedHands, look: () => Promise<void>) {
  const button = (name: RegExp | string) =>
    needsYou(page).getByRole("button", { name, exact: true });
  async function pressEach(name: string, then?: () => Promise<void>): Promise<void> {
    for (let left = await button(name).count(); left > 0; left = await button(name).count()) {
      await hands.click(button(name).first());
      await then?.();
      await expect.poll(() => button(name).count()).toBeLessThan(left);
    }
  }
  const address = page.url();
  const all = button(/^Acknowledge all on track/);
  if (await all.isVisible()) {
    await hands.click(all);
    await expect(all).toBeHidden();
  }
  await pressEach("Acknowledge");
  await pressEach("Nudge", () => hands.click(button("Send nudge")));
  await pressEach("Mark as read");
  await pressEach("Well done");
  const cleared = hands.count();
  await pressEach("Reply", async () => {
    await expect(needsYou(page).getByLabel("Your note")).toBeFocused();
    await hands.type("Let us talk on Thursday.");
    await look();
    await hands.click(button("Add Note"));
  });
  await expect(page.getByText("Nobody is waiting for you.")).toBeVisible();
  expect(page.url()).toBe(address);
  return { cleared: cleared.presses, replies: hands.count().presses };
}

function mailsByPerson(sent: readonly SentMail[]): Readonly<Record<string, number>> {
  const counted = Object.values(everybody).map(({ name }) => {
    return [name, sent.filter(({ to }) => to === name).length];
  });
  return Object.fromEntries(counted);
}

/** All mail of the seven days up to a Monday. */
const weekOfMail = (life: Life, monday: number) =>
  life.sent(life.at(7 * monday, 24) - 7 * DAY_MS, life.at(7 * monday, 24));

test(
  "eight weeks of an owner of three goals and a coach of twelve people",
  { tag: "@proof" },
  async ({ page, openBrowser, life, guard }) => {
    test.setTimeout(1_800_000);
    guard.tolerates(/Cannot use a pool after calling end/);
    const coachPage = await (await openBrowser({ viewport: desk, timezoneId: "UTC" })).newPage();
    await life.enter(page, OWNER);
    await life.enter(coachPage, COACH);
    const others = await makeOthers(life, coachPage.request, openBrowser);
    await life.goTo(0, 9);
    const goals = await makeGoals(life, page.request, coachPage.request);
    const [hands, coachHands] = [countedHands(page), countedHands(coachPage)];
    let monday = 1;
    const look = (of: Page, name: string) => pictured(of, `monday-${monday}-${name}`);
    const days = ownersDays(life, page, goals);
    const mondays = ownersMondays(page, hands, async (name) => {
      await look(page, name);
      if (name === "week-at-risk") {
        await expectAccessibleAs(page);
        await page.emulateMedia({ colorScheme: "light" });
      }
      await page.setViewportSize(desk);
    });
    const mails: Readonly<Record<string, number>>[] = [];

    async function weekBefore(): Promise<void> {
      for (let day = 7 * monday - 6; day < 7 * monday; day += 1) {
        await life.goTo(day, 9);
        await days[day]?.();
        if (day % 7 === 3) await othersMove(others, monday);
        if (day % 7 === 2) await othersSay(others, monday - 1, "late");
      }
    }

    /** In the morning: the dashboard, the week, the check-ins. */
    async function ownersMonday(): Promise<Pressed> {
      await page.goto("/");
      await panelsRead(page);
      await look(page, "dashboard");
      if (monday === 7) await comeBack(page);
      const dashboard = await onDashboard(page, goalNames);
      hands.count();
      await openWeek(page, hands);
      await look(page, "week");
      const before = await onWeek(page, goalNames);
      const digest = await ownersDigest();
      for (const goal of goalNames) {
        const [week, mail, today] = [before[goal], digest[goal], dashboard[goal]];
        expectAgreement(goal, ["change"], { week, mail });
        expectAgreement(goal, ["value"], { week, today });
        // On Monday 7 a due date has moved since the mail.
        if (monday !== 7) expectAgreement(goal, ["pace"], { week, mail });
      }
      const save = rowOf(page, WALK).getByRole("button", { name: "Save" });
      if (monday <= 2) await expect(save).toBeInViewport({ ratio: 1 });
      await mondays[monday]?.();
      await look(page, "week-said");
      const pressed = hands.count();
      await page.goto("/");
      await panelsRead(page);
      await look(page, "dashboard-said");
      return pressed;
    }

    async function ownersDigest(): Promise<Readonly<Record<string, string>>> {
      const sent = await weekOfMail(life, monday);
      const newest = sent.findLast(({ to, type }) => to === OWNER && type === "weekly_update");
      return newest ? inMail(page.request, newest.id, goalNames) : {};
    }

    /** Two hours later: what waits, and what else the coach reads of the owner. */
    async function coachsMonday() {
      await page.goto("/week");
      const own = await onWeek(page, openGoals());
      await coachPage.goto("/coaching");
      await expect(needsYou(coachPage)).toBeVisible();
      await panelsRead(coachPage);
      await look(coachPage, "coaching");
      const more = needsYou(coachPage).getByRole("button", { name: "Show more" });
      await coachHands.click(more);
      // Five people are shown before the others are read.
      await expect(needsYou(coachPage).getByRole("heading", { level: 3 }).nth(5)).toBeVisible();
      const isSaid = monday in mondays && monday !== 6;
      const needs = await inNeedsYou(coachPage, isSaid ? openGoals() : []);
      const presses = await clearNeeds(coachPage, coachHands, () => look(coachPage, "reply"));
      await look(coachPage, "coaching-cleared");
      const { weeks, briefs } = await forCoach(coachPage, openGoals(), (name) =>
        look(coachPage, name),
      );
      const facts = isSaid
        ? (["change", "value", "health", "kept"] as const)
        : (["change"] as const);
      for (const goal of openGoals())
        expectAgreement(goal, facts, {
          "owner's week": own[goal],
          "coach's week": weeks[goal],
          brief: briefs[goal],
          "needs you": needs[goal],
        });
      return presses;
    }

    const openGoals = () => (monday === 8 ? goalNames.filter((goal) => goal !== PAGES) : goalNames);

    for (; monday <= 8; monday += 1)
      await test.step(`Monday ${monday}`, async () => {
        await weekBefore();
        await life.goTo(7 * monday, 8.5);
        await othersSay(others, monday);
        const { presses, words } = await ownersMonday();
        await life.goTo(7 * monday, 10.5);
        const { cleared, replies } = await coachsMonday();
        const counts = mailsByPerson(await weekOfMail(life, monday));
        mails.push(counts);
        const owner = `owner ${presses} presses, ${words} words, ${counts[OWNER]} mails`;
        const coach = `coach ${cleared} presses, ${replies} to reply, ${counts[COACH]} mails`;
        const description = `${owner}; ${coach}`;
        test.info().annotations.push({ type: `Monday ${monday}`, description });
        expect(cleared).toBeLessThanOrEqual(most.coachsPresses);
        // With a goal at risk it takes what it takes.
        if (monday === 3) return;
        expect(presses).toBeLessThanOrEqual(most.presses * goalNames.length);
        expect(words).toBeLessThanOrEqual(most.words * goalNames.length);
      });

    for (const { name } of Object.values(everybody)) {
      const counts = mails.map((week) => week[name] ?? 0).toSorted((one, other) => one - other);
      const [median, fullest] = [counts[counts.length / 2], counts.at(-1)];
      const description = `median ${median}, fullest week ${fullest}`;
      test.info().annotations.push({ type: `Mails to ${name}`, description });
      expect(median, `mails to ${name}`).toBeLessThanOrEqual(most.medianOfMails);
      expect(fullest, `mails to ${name} in a week`).toBeLessThanOrEqual(most.mails);
    }
  },
);
