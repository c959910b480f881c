import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { acceptInvitation, openInvitation, type Invitation } from "#contract/sharing.ts";
import type { GoalCard } from "#domain/goal.ts";
import { called } from "./calls.fixture.ts";

/** The screen of one goal, by what it asks for. */
export function shareAddress({ id }: Pick<GoalCard, "id">, more: Record<string, string> = {}) {
  return `/share-goal?${new URLSearchParams({ goalId: id, ...more })}`;
}

/** What stands on the screen of sharing. */
export function sharing(page: Page): Readonly<Record<"preview" | "copy", Locator>> {
  return {
    preview: page.getByRole("blockquote", { name: "Message preview" }),
    copy: page.getByRole("button", { name: "Copy Message" }),
  };
}

/** Opens an invitation without the screen. */
export async function inviteTo(
  request: APIRequestContext,
  { id }: Pick<GoalCard, "id">,
): Promise<Invitation> {
  return (await called(request, openInvitation, {}, { goalId: id })).invitation;
}

/** Accepts an invitation as the person signed in, without the screen. */
export async function acceptLink(request: APIRequestContext, link: string): Promise<void> {
  await called(request, acceptInvitation, Object.fromEntries(new URL(link).searchParams));
}
