import type { Page } from "@playwright/test";
import type { MailedCheckIn } from "#contract/check-in-by-mail.ts";
import { goalPath } from "#contract/routes.ts";
import { dayInWords } from "#domain/day-words.ts";
import { notations } from "#domain/notation.fixture.ts";
import { numberInWords } from "#domain/number-words.ts";
import { newAdmin, signInAsAdmin } from "./admin.fixture.ts";
import { desk, phone } from "./axe.fixture.ts";
import { DUE_AFTER, inDays } from "./check-in.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { fillSteps, goalForm } from "./goal-form.fixture.ts";
import { addGoal, cardOf, dayFromToday, moveGoal, pressInMenu } from "./goal.fixture.ts";
import { checkedInWith, languages, lookedAt, written } from "./languages.fixture.ts";
import { unfold } from "./paper.fixture.ts";
import { inviteTo, shareAddress } from "./sharing.fixture.ts";
import { panelsRead, people, signInUnseen } from "./sign-in.fixture.ts";

const { arabic } = languages;
const { words, unit, category, goal: description } = arabic;

for (const [name, language] of Object.entries(languages))
  test.describe(name, () => {
    test.use({ alone: true, locale: language.locale });

    // What React could not take over it says on the console, which the guard watches.
    test(
      "words of any language stay whole on every screen, and move nothing of what stands around them",
      { tag: "@proof" },
      async ({ page, server, openBrowser }) => {
        const coach = await (await openBrowser({ locale: language.locale })).newPage();
        await signInUnseen(page);
        await signInUnseen(coach, people.another);
        const { goal, asking, ...amounts } = await written(page.request, coach.request, language);
        await inDays(page, server, DUE_AFTER);
        await coach.context().clearCookies();
        await signInUnseen(coach, people.another);
        await checkedInWith(page.request, language.words);

        const look = (on: Page, address: string) =>
          test.step(address, async () => {
            await on.goto(address);
            await panelsRead(on);
            await unfold(on);
            for (const { width } of [phone, desk]) await lookedAt(on, address, width);
          });
        const notation = notations[language.reads];
        await page.goto(goalPath(goal.id));
        const due = dayInWords(goal.dueDate, notation);
        await expect(page.getByText(`Due ${due}, in `)).toBeVisible();
        const [value, target] = [amounts.value, amounts.target].map((number) =>
          numberInWords(number, notation),
        );
        await expect(page.getByText(`${value} of ${target} `).first()).toBeVisible();

        const own = [
          "/",
          goalPath(goal.id),
          goalPath(asking.id),
          "/goals",
          "/check-in",
          "/account",
        ];
        for (const address of [...own, "/share-goal", shareAddress(goal), shareAddress(asking)])
          await look(page, address);
        await page.goto("/");
        const card = cardOf(page, goal.description);
        await card.getByRole("button", { name: "Update Progress" }).click();
        const modal = page.getByRole("dialog", { name: "Update Progress" });
        await modal.getByText("Add a note or an earlier date").click();
        await modal.getByText("Set Value").click();
        await lookedAt(page, "modal");
        for (const address of ["/coaching", `/coaching?highlight=${goal.id}`, goalPath(goal.id)])
          await look(coach, address);
        await coach.goto("/coaching");
        await coach.getByRole("link", { name: language.owner }).first().click();
        await expect(coach.getByRole("heading", { level: 1 })).toContainText("'s week");
        await look(coach, new URL(coach.url()).pathname);
        await coach.getByRole("link", { name: "Brief", exact: true }).click();
        await expect(coach.getByRole("heading", { level: 1 })).toContainText("Brief: ");
        await look(coach, new URL(coach.url()).pathname);
        if (language === arabic) await test.step("check-ins", () => checksIn(page, coach));
      },
    );
  });

async function checksIn(page: Page, coach: Page): Promise<void> {
  await page.goto("/check-in");
  await page.getByRole("radio", { name: "Off track" }).check();
  await page.getByLabel("What would help?").fill(words);
  await page.getByLabel(/^By next/).fill(words);
  await lookedAt(page, "a check-in");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your check-ins" })).toBeVisible();
  await lookedAt(page, "what was written");

  await coach.goto("/coaching");
  await coach.getByRole("button", { name: "Reply", exact: true }).first().click();
  await expect(coach.getByLabel("Your note")).toBeVisible();
  await lookedAt(coach, "an answer");
  await coach.goto("/coaching");
  await coach.getByRole("button", { name: "Notes and Details" }).click();
  await coach.getByRole("button", { name: "Step down" }).click();
  await lookedAt(coach, "stepping down");

  const linked: MailedCheckIn = {
    ownerName: arabic.owner,
    description,
    measurable: { type: "Numeric", targetValue: 12, currentValue: 3, unit },
    coachName: arabic.coach,
    coachId: "AAAAAAAAAAAAAAAAAAAAAA",
    lastDay: "2026-03-15",
    today: "2026-03-10",
    next: "2026-03-16",
    lastPromise: description,
    written: null,
  };
  await page.route("**/api/check-in-by-mail?*", (route) => route.fulfill({ json: linked }));
  // Its document would carry the server's own answer.
  await page.evaluate(() => {
    history.pushState(null, "", "/check-in/by-mail?token=unknown&say=at-risk");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("radio", { name: "At risk" })).toBeChecked();
  await lookedAt(page, "by mail");
}

test.describe("from right to left", () => {
  test.use({ locale: arabic.locale });
  test(
    "what an owner, somebody who is invited and an admin press is answered with Arabic words in their own direction",
    { tag: "@proof" },
    async ({ page, server, guard, openBrowser }) => {
      // A coach asks for a goal that they no longer coach.
      guard.tolerates(/^Failed to load resource: the server responded with a status of 404/);
      const coach = await (await openBrowser()).newPage();
      await signInUnseen(page);
      await signInUnseen(coach, people.another);
      const { goal, asking } = await written(page.request, coach.request, arabic);
      const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
      await page.goto(goalPath(goal.id));
      await panelsRead(page);
      await expect(page).toHaveTitle(/^\u2068.*\u2069 · Cairn$/);
      for (const name of ["Edit", "Pause", "Close", "Delete"]) {
        if (name === "Edit") await page.getByRole("button", { name, exact: true }).click();
        else await pressInMenu(page, name);
        await expect(dialog).toBeVisible();
        await lookedAt(page, name);
        await dialog.getByRole("button", { name: "Cancel" }).click();
        await expect(dialog).toBeHidden();
      }
      for (const change of [/^Edit the step/, /^Edit the if-then plan for/]) {
        await page.getByRole("button", { name: change }).click();
        await lookedAt(page, String(change));
      }
      await page.getByRole("button", { name: "Wrong person?" }).click();
      await lookedAt(page, "taking the coach back");
      await page.keyboard.press("Escape");

      await page.goto("/");
      await page.getByLabel("Category", { exact: true }).selectOption(category);
      await lookedAt(page, "one category");
      const { rev } = await moveGoal(page.request, goal, { kind: "step" });
      await moveGoal(page.request, goal, { kind: "set", value: 1200, rev });
      await coach.goto(goalPath(goal.id));
      await page.goto(goalPath(goal.id));
      await page.getByRole("button", { name: "Mark Complete" }).click();
      await expect(page.getByText("marked as complete!")).toBeVisible();
      await lookedAt(page, "completed");
      await page.keyboard.press("Escape");
      await expect(coach.getByText(/^You no longer coach/)).toBeVisible();
      await lookedAt(coach, "a goal that left its coach");

      await page.goto(`/share-goal?goalId=${asking.id}`);
      await lookedAt(page, "sharing");
      await page.goto(goalPath(asking.id));
      await pressInMenu(page, "Delete");
      await dialog.getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText("was deleted.")).toBeVisible();
      await lookedAt(page, "deleted");

      await page.goto("/add-goal");
      const measurable = { type: "Numeric", targetValue: "12", unit };
      await fillSteps(page, { description, measurable, dueDate: dayFromToday(20) });
      await lookedAt(page, "the last step");
      await goalForm(page).save.click();
      await expect(page.getByText("Goal saved successfully!")).toBeVisible();
      await lookedAt(page, "saved");
      await page.goto("/profile-setup");
      await lookedAt(page, "profile");

      const { link } = await inviteTo(
        page.request,
        await addGoal(page.request, { description: words }),
      );
      const visitor = await (await openBrowser()).newPage();
      await visitor.goto(link);
      await expect(visitor.getByText(words)).toBeVisible();
      await lookedAt(visitor, "an invitation");
      await signInUnseen(visitor, people.third);
      await visitor.goto(link);
      await visitor.getByRole("button", { name: /accept/i }).click();
      await expect(visitor.getByText("Invitation accepted")).toBeVisible();
      await lookedAt(visitor, "an invitation that was accepted");

      const admin = await (await openBrowser()).newPage();
      await signInAsAdmin(admin, await newAdmin(server));
      // Admins see the names that the network gave.
      await admin.route(/\/api\/admin\//, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replaceAll(people.complete, arabic.owner);
        await route.fulfill({ response: answer, body });
      });
      await admin.goto("/admin/users");
      await expect(admin.getByRole("link", { name: arabic.owner })).toBeVisible();
      await lookedAt(admin, "users");
      await admin.getByRole("button", { name: `More actions for ${arabic.owner}` }).click();
      await admin.getByRole("button", { name: `Delete ${arabic.owner}` }).click();
      await lookedAt(admin, "deleting a user");
      await admin.keyboard.press("Escape");
      await admin.getByRole("button", { name: `Disable ${arabic.owner}` }).click();
      await expect(admin.getByRole("button", { name: `Enable ${arabic.owner}` })).toBeVisible();
      await admin.getByRole("link", { name: arabic.owner }).click();
      await expect(admin.getByRole("region", { name: "Account" })).toBeVisible();
      await lookedAt(admin, "a user");
      await admin.goto("/admin");
      await expect(admin.getByRole("cell", { name: "Disabled a user" }).first()).toBeVisible();
      await lookedAt(admin, "the audit trail");
      await admin.goto("/admin/announcements");
      await admin.getByLabel("Subject").fill(description);
      await admin.getByLabel("Message").fill(words);
      await lookedAt(admin, "an announcement");
    },
  );
});
