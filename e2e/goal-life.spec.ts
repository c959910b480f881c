import { expect, test } from "./cairn.fixture.ts";
import { coachedGoal } from "./coaching.fixture.ts";
import { addGoal, dayFromToday, moveGoal, ownName } from "./goal.fixture.ts";
import { keyboard, mouse } from "./hands.fixture.ts";
import { people, signInUnseen } from "./sign-in.fixture.ts";

test.use({ alone: true });

const measurable = { type: "Numeric", targetValue: "10", unit: "pages" };

for (const [what, handsOf] of [
  ["the mouse", mouse],
  ["the keyboard alone", keyboard],
] as const)
  test(`by ${what} a goal is changed, rests, goes on, is completed and taken back, and its coach sees each of it`, async ({
    page,
    openBrowser,
    guard,
  }) => {
    // A goal that ends under its coach's eyes is asked for once more; a refused form is an answer too.
    guard.tolerates(/^Failed to load resource: the server responded with a status of 40[04]/);
    const hands = handsOf(page);
    const coach = await (await openBrowser()).newPage();
    await signInUnseen(page);
    await signInUnseen(coach, people.another);
    const description = ownName("Write");
    const goal = await coachedGoal(page.request, coach.request, { description, measurable });
    await moveGoal(page.request, goal, { kind: "change", by: 9 });
    await coach.goto(`/goals/${goal.id}`);
    await page.goto(`/goals/${goal.id}`);
    const dialog = page.getByRole("dialog");
    const button = (name: string) => page.getByRole("button", { name, exact: true });

    await hands.press(button("Edit"));
    await hands.type(dialog.getByLabel("Due date"), dayFromToday(60));
    await hands.press(dialog.getByRole("button", { name: "Save changes" }));
    await expect(dialog.getByText("Please say why: your coach will read it.")).toBeVisible();
    await hands.type(dialog.getByLabel("Why?"), "The publisher is late.");
    await hands.press(dialog.getByRole("button", { name: "Save changes" }));
    await expect(page.getByText("The goal is changed.")).toBeVisible();
    await expect(coach.getByText("The publisher is late.")).toBeVisible();

    await hands.press(button("Pause"));
    await hands.choose(dialog.getByRole("radio", { name: "Until I resume it" }));
    await hands.press(dialog.getByRole("button", { name: "Pause" }));
    await expect(page.getByText("The goal rests.")).toBeVisible();
    await expect(coach.getByText("Paused", { exact: true }).first()).toBeVisible();
    await hands.press(button("Resume"));
    await hands.press(dialog.getByRole("button", { name: "Resume" }));
    await expect(page.getByText("The goal goes on.")).toBeVisible();
    await expect(button("Pause")).toBeVisible();

    await hands.press(button("Mark Complete"));
    await expect(coach.getByText(`You no longer coach “${description}”`)).toBeVisible();
    await hands.press(button("Undo"));
    await expect(button("Mark Complete")).toBeVisible();
    await coach.reload();
    await expect(coach.getByRole("heading", { level: 1 })).toHaveText(description);

    await hands.press(button("Close"));
    await hands.type(dialog.getByLabel("What did you learn?"), "Begin with the ending.");
    await hands.press(dialog.getByRole("button", { name: "Close goal" }));
    await expect(page.getByText("The goal is closed.")).toBeVisible();
    await expect(page.getByText("Begin with the ending.")).toBeVisible();
    await hands.press(button("Take up again"));
    await expect(page.getByRole("link", { name: `Invite ${people.another} again` })).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("link", { name: description }).first()).toBeVisible();
  });

test("an edit that another tab has overtaken shows both, and loses neither", async ({
  page,
  context,
  guard,
}) => {
  guard.tolerates(/^Failed to load resource: the server responded with a status of 409/);
  await signInUnseen(page);
  const goal = await addGoal(page.request, { description: ownName("Write") });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/goals/${goal.id}`);
    await tab.getByRole("button", { name: "Edit", exact: true }).click();
  }
  // Its words are this window's own from the first letter on.
  await page.getByLabel("Relevant").fill("For my next job");
  await other.getByLabel("Relevant").fill("For fun");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByText("The goal is changed.")).toBeVisible();
  await page.bringToFront();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Elsewhere it became “For fun”.")).toBeVisible();
  await expect(page.getByLabel("Relevant")).toHaveValue("For my next job");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("The goal is changed.")).toBeVisible();
  await expect(page.getByText("Relevant: “For fun” became “For my next job”")).toBeVisible();
});
