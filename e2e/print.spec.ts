import { expect, test } from "./cairn.fixture.ts";
import { addGoal, cardOf, dayFromToday, moveGoal } from "./goal.fixture.ts";
import { panelsRead, signInUnseen } from "./sign-in.fixture.ts";

test("on paper stand words and figures in ink on white, and nothing that is pressed (product 2.19)", async ({
  page,
}) => {
  await signInUnseen(page);
  const { description } = await addGoal(page.request, {
    description: "Walk before work, on paper",
    dueDate: dayFromToday(4),
  });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/");
  await panelsRead(page);
  const card = cardOf(page, description);
  await expect(card.getByRole("heading", { name: description })).toBeVisible();
  await expect(card.getByText("0 of 10 people")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your Goal Progress" })).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(card).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(card).toHaveCSS("content-visibility", "visible");
  // A term that explains itself is a word all the same.
  await expect(page.getByRole("button").filter({ visible: true })).toHaveText(["Need Attention"]);
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(page.getByRole("combobox")).toBeHidden();
  // And so is a goal's name, which leads to its page.
  const links = page.locator("a:not([href^='/goals/'])");
  await expect(links.filter({ visible: true })).toHaveText(["Cairn"]);
});

test("a goal's page on paper has its words and its picture, and no form (product 2.19)", async ({
  page,
}) => {
  await signInUnseen(page);
  const goal = await addGoal(page.request, { description: "Walk before work, on paper" });
  await moveGoal(page.request, goal, { kind: "change", by: 3 });
  await page.goto(`/goals/${goal.id}`);
  const seen = (role: "radio" | "textbox" | "button") =>
    page.getByRole(role).filter({ visible: true });
  await expect(seen("textbox")).not.toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  for (const words of ["3 of 10 people", "0 to 3 people", "The goal in full"])
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "The way so far" })).toBeVisible();
  for (const role of ["radio", "textbox", "button"] as const)
    await expect(seen(role)).toHaveCount(0);
});
