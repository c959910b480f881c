import { expectAccessibleAs } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal, moveGoal, ownName } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { shareAddress, sharing } from "./sharing.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

const people = { type: "Numeric", targetValue: "10", unit: "people" };

test("a goal's page is made by keyboard, seen by a visitor, brought up to now and taken down", async ({
  page,
  guard,
  openBrowser,
}) => {
  const { press } = keyboard(page);
  await signInUnseen(page);
  const goal = await addGoal(page.request, { description: ownName("Meet"), measurable: people });
  await moveGoal(page.request, goal, { kind: "change", by: 3 });
  await page.goto(shareAddress(goal));
  await press(page.getByRole("button", { name: "Make the page" }));
  const field = page.getByRole("textbox", { name: "Address of the page" });
  await expect(field).toHaveValue(/\/m\/[\w-]{22}$/);
  const address = await field.inputValue();
  await expect(sharing(page).preview).toHaveValue(new RegExp(`\\n\\n${address}$`));

  const visitor = await (await openBrowser()).newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(goal.description);
  await expect(visitor.getByText("30% of the way")).toBeVisible();
  expect(await visitor.context().cookies()).toEqual([]);
  expect(await visitor.locator("script").count()).toBe(0);
  await expectAccessibleAs(visitor, undefined, "a goal's public page");

  const image = visitor.locator('meta[property="og:image"]');
  const picture = await visitor.request.get((await image.getAttribute("content")) ?? "");
  expect(picture.headers()["content-type"]).toBe("image/png");
  const png = await picture.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_200, 630]);

  await moveGoal(page.request, goal, { kind: "change", by: 4 });
  await press(page.getByRole("button", { name: "Bring it up to now" }));
  await expect(page.getByText("The page shows how the goal stands now.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("70% of the way")).toBeVisible();

  await press(page.getByRole("button", { name: "Take it down" }));
  await press(page.getByRole("button", { name: "Take the page down" }));
  await expect(page.getByText("The page was taken down.")).toBeVisible();
  guard.tolerates(/^Failed to load resource: the server responded with a status of 404/);
  expect((await visitor.goto(address))?.status()).toBe(404);
  expect((await visitor.request.get(`${address}/card.png`)).status()).toBe(404);
  await expect(visitor.getByRole("heading", { name: "This page is not here" })).toBeVisible();
  await expectAccessibleAs(visitor, undefined, "no public page");
});
