import { randomBytes } from "node:crypto";
import { chromium, type BrowserContext } from "playwright";
import { addCheckIn } from "#contract/check-ins.ts";
import { completeGoal, recordProgress } from "#contract/goals.ts";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { goalPath } from "#contract/routes.ts";
import { DAY_MS } from "#domain/day.ts";
import type { MeasureType } from "#domain/measure.ts";
import { chromiumFlags, findTestChromium } from "../../scripts/chromium.mjs";
import { newGoal } from "../new-goal.ts";
import { within, type Line } from "../report.ts";
import { startServer } from "../server-process.ts";
import { signIn, type SignedIn } from "../sign-in.ts";
import { ZONE } from "../world.ts";

interface Screen {
  readonly name: string;
  readonly person: SignedIn;
  readonly path: string;
  /** Most pixels, by width. */
  readonly most: Readonly<Record<number, number>>;
}

const ENTRIES = 20;
/** Milliseconds for the parts that load late. */
const PATIENCE = 15_000;

async function write(
  origin: string,
  { cookie }: SignedIn,
  { path, method }: Pick<typeof recordProgress, "method"> & { readonly path: string },
  body: object,
): Promise<void> {
  const answer = await fetch(new URL(path, origin), {
    method,
    headers: {
      cookie,
      origin,
      "content-type": "application/json",
      [KEY_HEADER]: randomBytes(16).toString("hex"),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was refused with ${answer.status}.`);
}

const at = <P extends { readonly path: string }>(endpoint: P, goalId: string) => ({
  ...endpoint,
  path: endpoint.path.replace(":goalId", goalId),
});

async function goalOfEntries(origin: string, person: SignedIn): Promise<string> {
  const measurable = { type: "Numeric", targetValue: "30", unit: "pages" } as const;
  const id = await newGoal(origin, person.cookie, "Read a book on negotiation", { measurable });
  const step = { kind: "change", by: 1, note: "Ten pages before breakfast." };
  for (let entry = 0; entry < ENTRIES; entry += 1)
    await write(origin, person, at(recordProgress, id), step);
  return id;
}

interface Made {
  readonly description: string;
  readonly category: string;
  readonly type: MeasureType;
  readonly target?: number;
  readonly unit?: string;
  readonly current?: number;
  /** Days from today. */
  readonly due: number;
}

const eight: readonly Made[] = [
  {
    description: "Give a talk at the spring conference",
    category: "Career",
    type: "Boolean",
    due: 6,
  },
  {
    description: "Hand over the customer interviews",
    category: "Productivity",
    type: "Date",
    due: 18,
  },
  {
    description: "Walk before work",
    category: "Health",
    type: "DailyStreak",
    target: 30,
    current: 20,
    due: 12,
  },
  {
    description: "Bring the resting pulse below sixty",
    category: "Health",
    type: "Numeric",
    target: 20,
    unit: "runs",
    current: 19,
    due: 20,
  },
  {
    description: "Lead the migration of the billing team to the new platform",
    category: "Career",
    type: "Numeric",
    target: 12,
    unit: "services",
    current: 10,
    due: 32,
  },
  {
    description: "Cut the weekly meetings to six hours",
    category: "Productivity",
    type: "Numeric",
    target: 8,
    unit: "weeks",
    current: 4,
    due: 0,
  },
  {
    description: "Pass the product analytics certificate",
    category: "Skills",
    type: "Numeric",
    target: 10,
    unit: "lessons",
    current: 10,
    due: 90,
  },
  {
    description: "Read one book a month that is not about work",
    category: "Skills",
    type: "Numeric",
    target: 12,
    unit: "books",
    current: 5,
    due: 240,
  },
];

async function eightGoals(origin: string, person: SignedIn): Promise<void> {
  for (const { description, category, type, target, unit = "", current = 0, due } of eight) {
    const dueDate = new Date(Date.now() + due * DAY_MS).toISOString().slice(0, 10);
    const targetValue = type === "Date" ? dueDate : `${target ?? ""}`;
    const draft = { category, dueDate, measurable: { type, targetValue, unit } };
    const id = await newGoal(origin, person.cookie, description, draft);
    if (current > 0)
      await write(origin, person, at(recordProgress, id), { kind: "change", by: current });
    if (current === target) await write(origin, person, at(completeGoal, id), {});
    const note = { circle: "private", message: "Three to go. The archive worries me most." };
    await write(origin, person, at(addCheckIn, id), note);
  }
}

async function screensOf(origin: string): Promise<Screen[]> {
  const [none, one, many] = [
    await signIn(origin, "grace.okafor"),
    await signIn(origin, "ada.moreau"),
    await signIn(origin, "tomas.lindqvist"),
  ];
  const goal = await goalOfEntries(origin, one);
  await eightGoals(origin, many);
  return [
    {
      name: `a goal with ${ENTRIES} entries`,
      person: one,
      path: goalPath(goal),
      most: { 390: 2_400, 1280: 1_400 },
    },
    {
      name: `the dashboard with ${eight.length} goals`,
      person: many,
      path: "/",
      most: { 390: 3_400, 1280: 2_000 },
    },
    {
      name: "the dashboard without goals",
      person: none,
      path: "/",
      most: { 390: 1_300, 1280: 950 },
    },
  ];
}

async function heightOf(context: BrowserContext, path: string, width: number): Promise<number> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path, { waitUntil: "networkidle" });
  await page.locator("main [aria-busy='true']").first().waitFor({
    state: "detached",
    timeout: PATIENCE,
  });
  // Of the unverified address.
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  if (await dismiss.isVisible()) await dismiss.click();
  const height = await page.evaluate<number>("document.documentElement.scrollHeight");
  await page.close();
  return height;
}

/** How high screens are, on a server of their own. */
export async function pageHeights(databaseUrl: string): Promise<Line[]> {
  const executablePath = findTestChromium();
  if (executablePath === undefined)
    return [{ name: "heights of screens", ours: "no Chromium found", ok: null }];
  const server = await startServer(databaseUrl);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const lines: Line[] = [];
    for (const { name, person, path, most } of await screensOf(server.origin)) {
      const context = await browser.newContext({
        baseURL: server.origin,
        extraHTTPHeaders: { cookie: person.cookie },
        timezoneId: ZONE,
      });
      for (const [width, pixels] of Object.entries(most)) {
        const height = await heightOf(context, path, Number(width));
        lines.push(within(pixels, "px", `height of ${name}, ${width} px wide`, height));
      }
    }
    return lines;
  } finally {
    await browser.close();
    await server.stop();
  }
}
