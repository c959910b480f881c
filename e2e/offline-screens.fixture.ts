import { expect } from "@playwright/test";
import { recordProgress } from "#contract/goals.ts";
import { OFFLINE_PATH } from "#contract/routes.ts";
import { addGoal, cardOf, lived } from "./goal.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

/** What a person sees of a server that is out of reach, and what is left of it once that is back. */
export const offlineWalk: Walk = {
  name: "offline",
  async walk({ page, guard, look }) {
    guard.tolerates(/net::ERR_|status of 409/);
    await signInUnseen(page);
    const goal = await addGoal(page.request, { description: "Read twelve books" });
    await page.goto("/account");
    const keep = page.getByRole("switch", { name: "Keep my goals on this device" });
    await keep.click();
    await expect(page.getByText("Last updated just now.")).toBeVisible();
    await look("account-device-kept");

    await page.goto("/");
    const card = cardOf(page, goal.description);
    await expect(card).toBeVisible();
    const ways = ["**/healthz", `**${recordProgress.path.replace(":goalId", goal.id)}`];
    for (const way of ways) await page.route(way, (route) => route.abort());
    await card.getByRole("button", { name: `Add 1 to ${goal.description}` }).click();
    await expect(card.getByText("Waiting to be sent")).toBeVisible();
    await expect(page.getByText(/^You're offline\./)).toBeVisible();
    await look("dashboard-offline");

    await page.getByRole("button", { name: "Sign Out", exact: true }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await look("sign-out-waiting");
    await page.keyboard.press("Escape");

    await page.goto(OFFLINE_PATH);
    await expect(page.getByRole("heading", { name: "Your goals" })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Still offline. Cairn keeps trying.")).toBeVisible();
    await look("offline");

    await lived(page.request, goal, "close");
    for (const way of ways) await page.unroute(way);
    await expect(page.getByText(/^Not sent: /)).toBeVisible();
    await look("dashboard-not-sent");
  },
};
