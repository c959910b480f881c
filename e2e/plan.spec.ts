import { expect, test } from "./cairn.fixture.ts";
import { fillSteps, goalForm } from "./goal-form.fixture.ts";
import { dayFromToday } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { acceptLink, inviteTo } from "./sharing.fixture.ts";
import { people, signInUnseen } from "./sign-in.fixture.ts";

test(
  "a goal that was just saved gets its plan; Today asks for its step, which is done on its page; its coach suggests another, by keyboard",
  { tag: "@proof" },
  async ({ page, openBrowser }) => {
    const hands = keyboard(page);
    await signInUnseen(page);
    await page.goto("/add-goal");
    const description = "Give a talk";
    await fillSteps(page, { description, dueDate: dayFromToday(30) });
    await hands.press(goalForm(page).save);
    const onward = page.getByRole("region", { name: "Make it happen" });
    const plan = page.getByRole("region", { name: "The plan" });
    const field = plan.getByRole("textbox", { name: "Step" });
    await hands.press(onward.getByRole("button", { name: "Add a step" }));
    await hands.type(field, "Write the abstract");
    await plan.getByLabel("Day").fill(dayFromToday(-1));
    await hands.press(plan.getByRole("button", { name: "Add step" }));
    await expect(field).toHaveValue("");
    await hands.type(field, "Rehearse it once");
    await field.press("Enter");
    await expect(plan.getByRole("checkbox")).toHaveCount(2);
    await hands.press(plan.getByRole("button", { name: "Add an if-then plan" }));
    await hands.type(plan.getByRole("textbox", { name: "If" }), "my voice fails");
    await hands.type(plan.getByRole("textbox", { name: "then I will" }), "drink and breathe");
    await hands.press(plan.getByRole("button", { name: "Add plan" }));
    const sentence = plan.getByText("If my voice fails, then I will drink and breathe.");
    await expect(sentence).toBeVisible();
    await expect(onward.getByRole("link", { name: "Invite Coach" })).toBeVisible();

    await page.goto("/");
    const row = page
      .getByRole("region", { name: "Today" })
      .getByRole("listitem")
      .filter({ hasText: description });
    await expect(row).toContainText("Step was due 1 day ago: Write the abstract");
    await hands.press(row.getByRole("link", { name: description }));
    await hands.tick(plan.getByRole("checkbox", { name: "Write the abstract" }));
    const timeline = page.getByRole("region", { name: "Timeline" });
    await expect(timeline.getByText("Step done: Write the abstract")).toBeVisible();
    await expect(sentence).toBeVisible();
    await page.goto("/");
    await expect(row).not.toContainText("Write the abstract");

    const coach = await (await openBrowser()).newPage();
    const [mine, theirs] = [hands, keyboard(coach)];
    await signInUnseen(coach, people.another);
    await page.goto("/");
    await row.getByRole("link", { name: description }).click();
    await expect(plan).toBeVisible();
    const goal = { id: new URL(page.url()).pathname.replace("/goals/", "") };
    await acceptLink(coach.request, (await inviteTo(page.request, goal)).link);
    const [ours, seen] = [page, coach].map((one) => one.getByRole("region", { name: "The plan" }));
    if (!ours || !seen) throw new Error("There are two.");
    for (const one of [page, coach]) await one.goto(`/goals/${goal.id}`);
    await theirs.press(seen.getByRole("button", { name: "Suggest a step" }));
    await theirs.type(seen.getByRole("textbox", { name: "Step" }), "Ask Grace");
    await theirs.press(seen.getByRole("button", { name: "Suggest", exact: true }));
    await expect(ours.getByText(`Suggested by ${people.another}`)).toBeVisible();
    await mine.press(ours.getByRole("button", { name: "Accept the suggestion “Ask Grace”" }));
    await expect(seen.getByRole("heading", { name: "Waiting for an answer" })).toBeHidden();
    await mine.tick(ours.getByRole("checkbox", { name: "Ask Grace" }));
    await expect(seen.getByText("Done: Ask Grace")).toBeVisible();
    const told = coach.getByRole("region", { name: "Timeline" });
    await expect(told.getByText("Step done: Ask Grace")).toBeVisible();
  },
);
