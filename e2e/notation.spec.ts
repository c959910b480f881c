import { dayInWords } from "#domain/day-words.ts";
import { notations } from "#domain/notation.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { fillSteps, goalForm } from "./goal-form.fixture.ts";
import { addGoal, cardOf, dayFromToday, moveGoal, ownName } from "./goal.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

test.use({ locale: "de-DE" });

test("a browser in German reads and types days and numbers in its own form, and hydrates as was rendered", async ({
  page,
  openBrowser,
}) => {
  await signInUnseen(page);
  const measurable = { type: "Numeric", targetValue: "1200", unit: "km" };
  const goal = await addGoal(page.request, { description: ownName("Walk"), measurable });
  await moveGoal(page.request, goal, { kind: "change", by: 1100.5 });
  const due = dayInWords(goal.dueDate, notations["de-DE"]);

  const storageState = await page.context().storageState();
  const scriptless = { javaScriptEnabled: false, locale: "de-DE", storageState };
  const still = await (await openBrowser(scriptless)).newPage();
  // What React could not take over it says on the console, which the guard watches.
  for (const shown of [still, page]) {
    await shown.goto("/");
    const card = cardOf(shown, goal.description);
    await expect(card.getByText("1.100,5 of 1.200 km", { exact: true })).toBeVisible();
    await expect(card.getByText(due, { exact: true })).toBeVisible();
  }
  for (const path of [`/goals/${goal.id}`, `/share-goal?goalId=${goal.id}`]) {
    await page.goto(path);
    await expect(page.getByText("1.100,5 of 1.200 km").first()).toBeVisible();
    await expect(page.getByText(due).first()).toBeVisible();
  }

  const description = ownName("Run");
  await page.goto("/add-goal");
  await fillSteps(page, {
    description,
    measurable: { type: "Numeric", targetValue: "2,5", unit: "km" },
    dueDate: dayFromToday(40),
  });
  await expect(page.getByText(due, { exact: true })).toBeVisible();
  await goalForm(page).save.click();
  await expect(page.getByText("Goal saved successfully!")).toBeVisible();
  await page.goto("/");
  await expect(cardOf(page, description).getByText("0 of 2,5 km", { exact: true })).toBeVisible();

  await cardOf(page, goal.description).getByRole("button", { name: "Update Progress" }).click();
  const dialog = page.getByRole("dialog", { name: "Update Progress" });
  await dialog.getByRole("radio", { name: "Set Value" }).check();
  await expect(dialog.getByLabel("New value (km)")).toHaveValue("1100,5");
  await dialog.getByLabel("New value (km)").fill("1.150,25");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, goal.description).getByText("1.150,25 of 1.200 km")).toBeVisible();
});

test.describe("of a person in a zone of their own", () => {
  test.use({ timezoneId: "Pacific/Kiritimati", alone: true });

  test("the dashboard comes to life without a format of Intl, the first of which is slow on a phone", async ({
    page,
  }) => {
    await signInUnseen(page);
    await addGoal(page.request);
    await page.addInitScript(() => {
      const asked = { times: 0 };
      const counting: ProxyHandler<typeof Intl> = {
        get: (target, key): unknown => {
          if (key === "DateTimeFormat") asked.times += 1;
          return Reflect.get(target, key);
        },
      };
      Object.assign(globalThis, { Intl: new Proxy(Intl, counting), asked });
    });
    await page.goto("/");
    const achievements = page.getByRole("region", { name: "Your Achievements" });
    await expect(achievements.getByText("Missing:").first()).toBeVisible();
    expect(await page.evaluate("asked.times")).toBe(0);
  });
});
