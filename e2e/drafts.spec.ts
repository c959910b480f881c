import type { BrowserContext, Page } from "@playwright/test";
import { goalPath } from "#contract/routes.ts";
import type { GoalCard } from "#domain/goal.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal, ownName, unfoldNote } from "./goal.fixture.ts";
import { people, signInUnseen, signOut, takeTurns } from "./sign-in.fixture.ts";

const checkInOf = (page: Page) => page.getByLabel("How is it going?");

async function openGoal(context: BrowserContext, { id }: Pick<GoalCard, "id">) {
  const page = await context.newPage();
  await page.goto(goalPath(id));
  return { page, checkIn: checkInOf(page) };
}

/** Whether a word stands in anything that this window's browser keeps. */
function isKept(page: Page, word: string): Promise<boolean> {
  return page.evaluate(
    (searched) =>
      [localStorage, sessionStorage].some((storage) =>
        JSON.stringify(Object.entries(storage)).includes(searched),
      ),
    word,
  );
}

test(
  "what is typed outlives its tab, and goes from each window with Save; a sign-out takes it from every window; another person finds nothing, and takes nothing away",
  { tag: "@proof" },
  async ({ page, context, guard }) => {
    await signInUnseen(page);
    const goal = await addGoal(page.request, { description: ownName("Swim") });
    const [early, word] = [ownName("Early"), ownName("Cold")];
    const begun = await openGoal(context, goal);
    await (await unfoldNote(begun.page)).fill(early);
    await begun.page.close();
    const again = await openGoal(context, goal);
    await page.goto(goalPath(goal.id));
    const mine = checkInOf(page);
    for (const field of [mine, again.checkIn]) await expect(field).toHaveValue(early);
    await again.page.getByRole("button", { name: "Save note" }).click();
    await expect(again.page.getByText("Note saved.")).toBeVisible();
    await expect(mine).toHaveValue("");
    expect(await isKept(page, early)).toBe(false);
    await mine.fill(word);

    // Another person, while the session of the first has ended without a sign-out.
    await takeTurns(page, guard, people.third);
    const his = await addGoal(page.request, { description: ownName("Dive") });
    const second = await openGoal(context, his);
    await expect(second.checkIn).toHaveValue("");
    const deep = ownName("Deep");
    await (await unfoldNote(second.page)).fill(deep);
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
