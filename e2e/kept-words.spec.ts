import type { BrowserContext, Page } from "@playwright/test";
import { goalPath } from "#contract/routes.ts";
import type { GoalCard } from "#domain/goal.ts";
import { expect, test } from "./cairn.fixture.ts";
import { coachedGoal, leaveNote, notesIn } from "./coaching.fixture.ts";
import { addGoal, cardOf, ownName } from "./goal.fixture.ts";
import { isKept } from "./kept.fixture.ts";
import {
  chooseAtNetwork,
  endElsewhere,
  people,
  signInUnseen,
  signOut,
  skipQuote,
  takeTurns,
} from "./sign-in.fixture.ts";

/** What is typed on a goal's page: a check-in, a note of its coach's and an answer to one, a note on progress. */
const fieldsOf = (page: Page) => ({
  checkIn: page.getByLabel("How is it going?"),
  note: page.getByLabel("Your note"),
  reply: page.getByLabel("Your reply"),
  openReply: page.getByRole("button", { name: /^Reply to/ }),
  remark: page.getByLabel("Note", { exact: true }),
});

async function openGoal(context: BrowserContext, { id }: Pick<GoalCard, "id">) {
  const page = await context.newPage();
  await page.goto(goalPath(id));
  return { page, ...fieldsOf(page) };
}

test.beforeEach(async ({ page }) => {
  await signInUnseen(page);
});

test(
  "what owner and coach have typed outlives its tab, and goes from each window with Save",
  { tag: "@proof" },
  async ({ page, context, openBrowser }) => {
    const coach = await openBrowser();
    await signInUnseen(await coach.newPage(), people.another);
    const goal = await coachedGoal(page.request, coach.request, { description: ownName("Walk") });
    await leaveNote(coach.request, goal, "How were the first days?");
    const [word, answer, remark] = [ownName("Steep"), ownName("Sunny"), ownName("Twice")];
    const begun = await openGoal(context, goal);
    await begun.checkIn.fill(word);
    await begun.openReply.click();
    await begun.reply.fill(answer);
    await begun.page.getByText("Add a note or an earlier day").click();
    await begun.remark.fill(remark);
    await begun.page.close();

    await page.goto("/");
    await cardOf(page, goal.description).getByRole("link", { name: "Unsaved note" }).click();
    const first = fieldsOf(page);
    const second = await openGoal(context, goal);
    for (const { checkIn, reply, remark: left } of [first, second]) {
      await expect(checkIn).toHaveValue(word);
      await expect(reply).toHaveValue(answer);
      await expect(left).toBeVisible();
      await expect(left).toHaveValue(remark);
    }
    // Whom they are for goes along.
    await second.page.getByRole("radio", { name: "My coach too" }).check();
    await expect(page.getByRole("radio", { name: "My coach too" })).toBeChecked();

    await second.page.getByRole("button", { name: "Save note" }).click();
    await expect(second.page.getByText("Note saved.")).toBeVisible();
    await expect(first.checkIn).toHaveValue("");
    await second.page.getByRole("button", { name: "Send Reply" }).click();
    await expect(second.page.getByText("Reply sent.")).toBeVisible();
    await expect(first.reply).toHaveValue("");
    await second.page.getByRole("button", { name: "Increase" }).click();
    await second.page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(first.remark).toHaveValue("");
    for (const said of [word, answer, remark]) expect(await isKept(page, said)).toBe(false);
    await page.reload();
    await expect(first.checkIn).toHaveValue("");

    await test.step("a coach's note, on the goal's page and in the coach's list", async () => {
      const note = ownName("Steadily");
      const begunNote = await openGoal(coach, goal);
      await begunNote.note.fill(note);
      await begunNote.page.close();
      const list = await coach.newPage();
      await list.goto(`/coaching?highlight=${goal.id}`);
      const panel = notesIn(list.getByRole("main"));
      await expect(panel.field).toHaveValue(note);
      const onPage = await openGoal(coach, goal);
      await expect(onPage.note).toHaveValue(note);
      await panel.add.click();
      await expect(panel.notes.filter({ hasText: note })).toBeVisible();
      await expect(onPage.note).toHaveValue("");
      expect(await isKept(list, note)).toBe(false);
    });
  },
);

test(
  "a sign-out takes them from every window; another person finds nothing, and takes nothing away",
  { tag: "@proof" },
  async ({ page, context, guard }) => {
    const goal = await addGoal(page.request, { description: ownName("Swim") });
    const word = ownName("Cold");
    await page.goto(goalPath(goal.id));
    const mine = fieldsOf(page);
    await mine.checkIn.fill(word);

    // Another person, while the session of the first has ended without a sign-out.
    await takeTurns(page, guard, people.third);
    const his = await addGoal(page.request, { description: ownName("Dive") });
    const second = await openGoal(context, his);
    await expect(second.checkIn).toHaveValue("");
    const deep = ownName("Deep");
    await second.checkIn.fill(deep);
    await signOut(second.page, guard);
    expect(await isKept(second.page, deep)).toBe(false);
    expect(await isKept(second.page, word)).toBe(true);

    await signInUnseen(page);
    const third = await openGoal(context, goal);
    await expect(third.checkIn).toHaveValue(word);
    await signOut(third.page, guard);
    await expect(page.getByText("Error: Not logged in").first()).toBeVisible();
    expect(await isKept(page, word)).toBe(false);
    await signInUnseen(third.page);
    await third.page.goto(goalPath(goal.id));
    await expect(third.checkIn).toHaveValue("");
  },
);

test(
  "after a session has ended, a sign-in in its tab leads past the quote back to the screen and its words",
  { tag: "@proof" },
  async ({ page, guard }) => {
    const goal = await addGoal(page.request, { description: ownName("Climb") });
    const word = ownName("Windy");
    await page.goto(goalPath(goal.id));
    const { checkIn } = fieldsOf(page);
    await checkIn.fill(word);
    await endElsewhere(page, guard);
    const signIn = page.getByRole("link", { name: "Sign in", exact: true });
    await expect(signIn).toBeVisible();
    await expect(checkIn).toHaveValue(word);
    await signIn.click();
    await chooseAtNetwork(page, people.complete);
    await expect(page.getByText("Preparing your dashboard...")).toBeVisible();
    await skipQuote(page);
    await expect(page).toHaveURL(goalPath(goal.id));
    await expect(checkIn).toHaveValue(word);
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("Note saved.")).toBeVisible();
  },
);
