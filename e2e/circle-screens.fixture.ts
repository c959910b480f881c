import { expect, type Page } from "@playwright/test";
import { addGoal } from "./goal.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { people, signInUnseen } from "./sign-in.fixture.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function pressInCircle(page: Page, name: string): Promise<void> {
  await button(page, "More about this circle").click();
  await button(page, name).click();
}

/** A circle from its beginning to its end; one of six weeks is in the seeded world. */
export const circleWalk: Walk = {
  name: "circles",
  async walk({ page, guard, look }) {
    guard.tolerates(/^Failed to load resource: the server responded with a status of 40[04]/);
    const title = page.getByRole("heading", { level: 1 });
    await signInUnseen(page, people.withoutEmail);
    await addGoal(page.request, { description: "Finish the thesis before the summer begins" });
    await signInUnseen(page);
    await addGoal(page.request, { description: "Publish the case study" });
    await addGoal(page.request, { description: "A".repeat(90) });
    await page.goto("/circles");
    await look("circles-empty");
    await button(page, "Create circle").click();
    await expect(page.getByRole("checkbox")).toHaveCount(2);
    await button(page, "Create circle").click();
    await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
    await look("circles-new-refused");

    await page.getByLabel("Name").fill("The Monday table");
    await page.getByLabel("Purpose").fill("We tell each other whether we kept our word.");
    for (const box of await page.getByRole("checkbox").all()) await box.check();
    await button(page, "Create circle").click();
    await expect(title).toHaveText("The Monday table");
    const path = new URL(page.url()).pathname;
    const link = page.getByRole("textbox", { name: "Invitation link" });
    await button(page, "Create invitation link").click();
    await expect(link).not.toHaveValue("");
    const invitation = await link.inputValue();
    await page.getByText("Your goals in this circle").click();
    await expect(page.getByRole("button", { name: /^Take back/ })).toHaveCount(2);
    await look("circle-new");

    await page.context().clearCookies();
    await page.goto(invitation);
    await expect(page.getByText("Sign in to join.")).toBeVisible();
    await look("circle-join-visitor");
    await signInUnseen(page, people.withoutEmail);
    await page.goto(invitation);
    await page.getByRole("checkbox").check();
    await look("circle-join");

    await button(page, "Join circle").click();
    const own = page.getByRole("listitem", { name: "You", exact: true });
    await own.getByText("Ask this circle for help").click();
    await button(page, "Save").click();
    await expect(own.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
    await look("circle-ask-refused");
    await own.getByRole("textbox").fill("Who has read a thesis before it was handed in?");
    await button(page, "Save").click();
    await expect(page.getByRole("region", { name: "Answers" })).toBeVisible();
    await pressInCircle(page, "Report to the admins");
    await button(page, "Send report").click();
    await expect(page.getByLabel("What happened")).toHaveAttribute("aria-invalid", "true");
    await look("circle-report");
    await button(page, "Cancel").click();
    await pressInCircle(page, "Leave circle");
    await look("circle-leaving");

    await signInUnseen(page);
    await page.goto(path);
    await button(page, "More about this circle").click();
    await look("circle-menu");
    await button(page, "Edit name and purpose").click();
    await expect(page.getByRole("textbox", { name: "Purpose" })).toBeVisible();
    await look("circle-edit");
    await button(page, "Cancel").click();
    await page.getByRole("button", { name: /^More about .*Noor/ }).click();
    await button(page, "Remove").click();
    await expect(page.getByRole("group", { name: /^Removing/ })).toBeVisible();
    await look("circle-removing");

    await pressInCircle(page, "End circle");
    await page
      .getByRole("group", { name: "Ending the circle" })
      .getByRole("button", { name: "End circle" })
      .click();
    await expect(page.getByText("The Monday table was ended.")).toBeVisible();
    await look("circles-ended");
    await page.goto(path);
    await expect(page.getByText(/^This circle doesn't exist/)).toBeVisible();
    await look("circle-missing");
    await page.goto(invitation);
    await expect(page.getByRole("alert")).toContainText("no longer valid");
    await look("circle-join-wrong");
  },
};
