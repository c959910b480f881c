import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { acceptInvitation, openInvitation, type Invitation } from "#contract/sharing.ts";
import type { GoalCard } from "#domain/goal.ts";
import { network } from "#domain/network.ts";
import type { Guard } from "./guard.fixture.ts";

/** The screen of one goal, by what it asks for. */
export function shareAddress({ id }: Pick<GoalCard, "id">, more: Record<string, string> = {}) {
  return `/share-goal?${new URLSearchParams({ goalId: id, ...more })}`;
}

/** What stands on the screen of sharing. */
export function sharing(page: Page): Readonly<Record<"preview" | "composer" | "copy", Locator>> {
  return {
    preview: page.getByRole("textbox", { name: "Message preview" }),
    composer: page.getByRole("button", { name: `Share on ${network.name}` }),
    copy: page.getByRole("button", { name: "Copy Message" }),
  };
}

/** Opens an invitation without the screen. */
export async function inviteTo(
  request: APIRequestContext,
  { id }: Pick<GoalCard, "id">,
): Promise<Invitation> {
  const answer = await request.post(openInvitation.path.replace(":goalId", id), { data: {} });
  if (!answer.ok()) throw new Error(`It answered ${answer.status()}: ${await answer.text()}`);
  const { invitation } = (await answer.json()) as { invitation: Invitation };
  return invitation;
}

/** Accepts an invitation as the person signed in, without the screen. */
export async function acceptLink(request: APIRequestContext, link: string): Promise<void> {
  const data = Object.fromEntries(new URL(link).searchParams);
  const answer = await request.post(acceptInvitation.path, { data });
  if (!answer.ok()) throw new Error(`It answered ${answer.status()}: ${await answer.text()}`);
}

/** Presses what opens the composer, which no network answers, and gives the address that it was opened at. */
export async function composerOpenedBy(
  page: Page,
  guard: Guard,
  press: () => Promise<void>,
): Promise<URL> {
  const { origin } = new URL(network.composer);
  guard.leadsTo(origin);
  await page.context().route(`${origin}/**`, (route) => route.fulfill({ body: "composer" }));
  const [opened] = await Promise.all([page.context().waitForEvent("page"), press()]);
  await opened.waitForURL(`${origin}/**`);
  const address = new URL(opened.url());
  if ((await opened.evaluate(() => window.opener as unknown)) !== null)
    throw new Error("The composer knows the window that opened it.");
  await opened.close();
  return address;
}
