import type { APIRequestContext, Page } from "@playwright/test";
import {
  readDueCheckIns,
  writeWeeklyCheckIn,
  type DueCheckIn,
} from "#contract/weekly-check-ins.ts";
import * as limits from "#domain/limits.ts";
import type { WeeklyCheckInDraft } from "#domain/weekly-check-in.ts";
import { called } from "./calls.fixture.ts";
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
  return (await called(request, readDueCheckIns)).due;
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
  await called(request, writeWeeklyCheckIn, { ...least, ...draft }, { goalId });
}
