import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { login, openSession, startSignIn } from "#contract/account.ts";
import { endSession } from "#contract/session.ts";
import { called } from "./calls.fixture.ts";
import type { Guard } from "./guard.fixture.ts";

/** The people of the stand-in network, by what becomes of their sign-in. */
export const people = {
  complete: "Ada Moreau",
  another: "Tomás Lindqvist",
  third: "Grace Okafor",
  withoutEmail: "Noor Haddad",
} as const;

/** From wherever a visitor is sent to the stand-in's page, and there a press on a person. */
export async function chooseAtNetwork(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Sign in with LinkedIn" }).click();
  await expect(page.getByRole("heading", { name: "Who signs in?" })).toBeVisible();
  await page.getByRole("button", { name }).click();
}

const pressed = (control: Locator) => control.click({ timeout: 20_000 });

/** On from the quote by a press on Skip, unless a slow machine finds that it has left by itself, after 5 seconds. */
export async function skipQuote(
  page: Page,
  press: (skip: Locator) => Promise<void> = pressed,
): Promise<void> {
  const skip = page.getByRole("button", { name: "Skip" });
  await press(skip).catch(async (error: unknown) => {
    if (await skip.isVisible()) throw error;
  });
  await expect(skip).toBeHidden();
}

/** Signs in and stands on the dashboard. The way of a visitor there is walked by e2e/sign-in.spec.ts and the journeys. */
export async function signIn(page: Page, name: string = people.complete): Promise<void> {
  await signInUnseen(page, name);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await panelsRead(page);
}

/**
 * What arrives above a control moves it, and a press that began on it ends beside it. Waits for that, unless a test lets a
 * read hang.
 */
export async function panelsRead(page: Page): Promise<void> {
  const waiting = page.locator("main [aria-busy='true']").first();
  await waiting.waitFor({ state: "detached", timeout: 5_000 }).catch(() => {});
}

/** Signs in a browser that has yet to go somewhere. */
export async function signInUnseen(page: Page, name: string = people.complete): Promise<void> {
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await enter(page.request, name, zone);
}

/** Signs in without a screen: somebody who has to be there for the journey of another. */
export async function enter(
  request: APIRequestContext,
  name: string,
  timeZone = "UTC",
): Promise<void> {
  const { searchParams } = await callbackAddress(request, name);
  const data = { code: searchParams.get("code"), state: searchParams.get("state") };
  const { customToken } = await called(request, login, data);
  await called(request, openSession, { customToken, timeZone });
}

/** The address with which the network sends this browser back; it has not gone there yet. */
export async function callbackAddress(request: APIRequestContext, name: string): Promise<URL> {
  const { authorizationUrl } = await called(request, startSignIn);
  const asked = await request.get(authorizationUrl);
  const subject = new RegExp(`value="([^"]+)">\\s*<span class="name">${name}`).exec(
    await asked.text(),
  )?.[1];
  if (subject === undefined) throw new Error(`The stand-in does not know ${name}.`);
  const answered = await request.post(asked.url(), { form: { person: subject } });
  return new URL(answered.url());
}

const refused = /^Failed to load resource: the server responded with a status of 401/;

/** Leaves. What the page was about to ask for is refused, and the console tells so. */
export async function signOut(page: Page, guard: Guard): Promise<void> {
  guard.tolerates(refused);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/login");
}

/** Ends the session as another tab does. What the page asks for a moment after it is refused, and the console tells so. */
export async function endElsewhere(page: Page, guard: Guard): Promise<void> {
  guard.tolerates(refused);
  await called(page.request, endSession);
}

/** Somebody else signs in in the same browser, whose pages of the one before stay open. */
export async function takeTurns(page: Page, guard: Guard, name: string): Promise<void> {
  guard.tolerates(refused);
  await enter(page.request, name);
}
