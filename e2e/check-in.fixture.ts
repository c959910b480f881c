import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { readDueCheckIns, writeWeeklyCheckIn } from "#contract/weekly-check-ins.ts";
import type { DueCheckIn } from "#contract/weekly-check-ins.ts";
import * as limits from "#domain/limits.ts";
import type { WeeklyCheckInDraft } from "#domain/weekly-check-in.ts";
import type { Server } from "./server.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

const DAY_MINUTES = 24 * 60;

/** Starts the server anew so many days ahead, and signs in again: the session of before has run out. */
export async function inDays(page: Page, server: Server, days: number): Promise<void> {
  // What is open would miss the server, and then its session.
  await page.goto("about:blank");
  await server.stop();
  await server.start(days * DAY_MINUTES);
  await page.context().clearCookies();
  await signInUnseen(page);
}

/** After so many days the first check-in of a goal that is made now is due, whichever day it is. */
export const DUE_AFTER = limits.firstCheckInDays + 7;

/** What is due for the person signed in. */
export async function dueOf(request: APIRequestContext): Promise<DueCheckIn[]> {
  const answer = await request.get(readDueCheckIns.path);
  return ((await answer.json()) as { due: DueCheckIn[] }).due;
}

/** Checks in on a goal without the screen. */
export async function checkedIn(
  request: APIRequestContext,
  goalId: string,
  draft: Partial<WeeklyCheckInDraft> & Pick<WeeklyCheckInDraft, "period">,
): Promise<void> {
  const least = {
    health: "on-track",
    kept: null,
    obstacle: "",
    help: "",
    promise: "",
    circle: "private",
    progress: null,
  };
  const path = writeWeeklyCheckIn.path.replace(":goalId", goalId);
  const headers = { [KEY_HEADER]: randomUUID() };
  const answer = await request.post(path, { data: { ...least, ...draft }, headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}
