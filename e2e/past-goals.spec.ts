import { expect, test } from "./cairn.fixture.ts";
import { addGoal, dayFromToday, ownName } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

test("by keyboard a goal is closed, found among the past ones, started again, deleted and restored", async ({
  page,
  guard,
}) => {
  // A goal that is deleted is asked for once more by the page that it goes from.
  guard.tolerates(/^Failed to load resource: the server responded with a status of 404/);
  const { press, type } = keyboard(page);
  await signInUnseen(page);
  const description = ownName("Run a marathon");
  const goal = await addGoal(page.request, { description, dueDate: dayFromToday(50) });
  await page.goto(`/goals/${goal.id}`);
  await press(page.getByRole("button", { name: "Close", exact: true }));
  await type(page.getByLabel("What did you learn?"), "Begin with ten kilometres.");
  await press(page.getByRole("dialog").getByRole("button", { name: "Close goal" }));
  await press(page.getByRole("link", { name: "Past goals" }));

  const past = page.getByRole("listitem", { name: description });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Past goals");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(past.getByRole("blockquote")).toHaveText("Begin with ten kilometres.");
  await press(past.getByRole("link", { name: "Start again" }));
  await expect(page.getByLabel("Description", { exact: true })).toHaveValue(description);
  const next = page.getByRole("button", { name: "Next" });
  for (let step = 1; step < 7; step += 1) await press(next);
  await expect(page.getByLabel("Due date", { exact: true })).toHaveValue(dayFromToday(50));
  await press(page.getByRole("button", { name: "Save Goal" }));
  await expect(page.getByText("Goal saved successfully!")).toBeVisible();

  await page.goto("/goals");
  await press(past.getByRole("link", { name: description }));
  await press(page.getByRole("button", { name: "Delete", exact: true }));
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");

  await page.goto("/account");
  const deleted = page.getByRole("region", { name: "Deleted goals" });
  await press(deleted.getByRole("button", { name: `Restore ${description}` }));
  await expect(deleted.getByRole("status")).toHaveText(`${description} is restored.`);
  await press(deleted.getByRole("status").getByRole("link", { name: description }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(description);
  await press(page.getByRole("button", { name: "Take up again" }));
  await expect(page.getByText("Taken up again.")).toBeVisible();
});
