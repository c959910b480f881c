import { expect, type BrowserContext, type Page } from "@playwright/test";
import { readDashboard } from "#contract/goals.ts";
import { goalPath } from "#contract/routes.ts";
import { checkInWalk } from "./check-in-screens.fixture.ts";
import { announcementsWalk } from "./announcement-screens.fixture.ts";
import { circleWalk } from "./circle-screens.fixture.ts";
import { coachingWalks } from "./coaching-screens.fixture.ts";
import { dashboardWalks } from "./dashboard-states.fixture.ts";
import { emailWalks } from "./email-screens.fixture.ts";
import { fails } from "./answers.fixture.ts";
import { goalWalk } from "./goal-states.fixture.ts";
import { goalForm } from "./goal-form.fixture.ts";
import { addGoal, cardOf, dayFromToday } from "./goal.fixture.ts";
import type { Guard } from "./guard.fixture.ts";
import { offlineWalk } from "./offline-screens.fixture.ts";
import { onboardingWalks } from "./onboarding-screens.fixture.ts";
import { pastGoalsWalk } from "./past-goals-screens.fixture.ts";
import { planWalk } from "./plan-states.fixture.ts";
import { rightsWalks } from "./rights-screens.fixture.ts";
import { seedWalk } from "./seed-screens.fixture.ts";
import type { Server } from "./server.fixture.ts";
import { inviteTo } from "./sharing.fixture.ts";
import { sharingWalks } from "./sharing-screens.fixture.ts";
import { signInWalks } from "./sign-in-screens.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";
import { webhooksWalk } from "./webhook-screens.fixture.ts";

interface Walker {
  readonly page: Page;
  readonly guard: Guard;
  readonly server: Server;
  readonly openBrowser: () => Promise<BrowserContext>;
  /** Scans, or takes a picture of, what is now on the screen. Each state has a name of its own. */
  readonly look: (state: string) => Promise<void>;
}

/** A way through states of the screens, with a look at each: what they share is opened once. */
export interface Walk {
  readonly name: string;
  /** True where it changes the clock of its server, or all that is in its database. */
  readonly fresh?: true;
  readonly walk: (walker: Walker) => Promise<void>;
}

/** The modal of a new goal, of each kind, and the page of one whose coach is invited. */
const modals: Walk = {
  name: "modals",
  async walk({ page, look }) {
    await signInUnseen(page);
    const add = (description: string, type: string, targetValue: string) =>
      addGoal(page.request, { description, measurable: { type, targetValue, unit: "books" } });
    const read = await add("Read twelve books about design", "Numeric", "12");
    const coached = await add("Read one book aloud", "Numeric", "3");
    const written = await add("Write a book", "Boolean", "");
    const printed = await add("Have the book printed", "Date", dayFromToday(20));
    await inviteTo(page.request, coached);
    await page.goto("/");
    const modal = page.getByRole("dialog", { name: "Update Progress" });
    const save = page.getByRole("button", { name: "Save", exact: true });
    async function open({ description }: { readonly description: string }): Promise<void> {
      await cardOf(page, description).getByRole("button", { name: "Update Progress" }).click();
      await expect(modal).toBeVisible();
    }
    async function close(): Promise<void> {
      await modal.getByRole("button", { name: "Cancel" }).click();
      await expect(modal).toBeHidden();
    }

    await open(read);
    await look("modal-quick-update");

    await page.getByRole("radio", { name: "Set Value" }).check();
    await page.getByLabel("New value (books)").fill("");
    await save.click();
    await expect(page.getByText("Nothing has been saved yet.")).toBeVisible();
    await look("modal-set-value");
    await close();

    await open(written);
    await look("modal-boolean");
    await close();

    await open(printed);
    await page.getByLabel("Reached on").fill(dayFromToday(1));
    await save.click();
    await expect(page.getByRole("alert")).toHaveText("The day can't be in the future.");
    await look("modal-date");
    await close();

    await page.goto(goalPath(coached.id));
    await expect(page.getByRole("textbox", { name: "Invitation link" })).not.toHaveValue("");
    await look("goal-invitation");
  },
};

/** The seven steps, and on to a dashboard that cannot be read. */
const addGoalWalk: Walk = {
  name: "add-goal",
  async walk({ page, guard, look }) {
    await signInUnseen(page);
    await addGoal(page.request);
    await page.goto("/add-goal");
    const form = goalForm(page);
    await page.getByRole("button", { name: "Upgrade to Premium" }).click();
    await expect(form.problem).toBeVisible();
    await look("add-goal");

    await form.template("Professional Networking Goal").click();
    for (let step = 1; step <= 7; step += 1) {
      await expect(page.getByRole("img", { name: `Step ${step} of 7` })).toBeVisible();
      await look(`add-goal-${step}`);
      if (step === 4) {
        await form.radio("By a date").check();
        await form.field("Target date").fill("soon");
        await form.next.click();
        await expect(form.problem).toHaveText("Invalid target date for 'Measurable' field.");
        await look("add-goal-refused");
        await form.field("Target date").fill(dayFromToday(3));
      }
      if (step < 7) await form.next.click();
    }
    await page.reload();
    await expect(page.getByText("We kept your draft.")).toBeVisible();
    await look("add-goal-found");
    await page.getByRole("button", { name: "Change template" }).click();
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
    await look("add-goal-begun");
    await page.getByRole("button", { name: "Continue" }).click();
    await form.save.click();
    await expect(page.getByText("Goal saved successfully!")).toBeVisible();
    await look("add-goal-saved");

    guard.tolerates(/^Failed to load resource: the server responded with a status of 500/);
    await fails(page, readDashboard.path);
    await page.getByRole("link", { name: "Dashboard", exact: true }).first().click();
    await expect(page.getByRole("alert")).toContainText("Failed to load goals.");
    await look("dashboard-failed");
  },
};

const apiDocs: Walk = {
  name: "api-docs",
  async walk({ page, look }) {
    await page.goto("/api/docs");
    await expect(page.getByRole("heading", { level: 1, name: "API" })).toBeVisible();
    await page.getByText("Body", { exact: true }).nth(1).click();
    await look("api-docs");
  },
};

/** Through every screen that is built, in each state that looks different. */
export const walks: readonly Walk[] = [
  ...dashboardWalks,
  ...signInWalks,
  goalWalk,
  pastGoalsWalk,
  checkInWalk,
  planWalk,
  modals,
  addGoalWalk,
  ...sharingWalks,
  ...onboardingWalks,
  ...coachingWalks,
  circleWalk,
  ...emailWalks,
  webhooksWalk,
  announcementsWalk,
  apiDocs,
  ...rightsWalks,
  offlineWalk,
  seedWalk,
];
