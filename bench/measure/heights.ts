import { randomBytes } from "node:crypto";
import { chromium, type BrowserContext } from "playwright";
import { recordProgress } from "#contract/goals.ts";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { goalPath } from "#contract/routes.ts";
import { chromiumFlags, findTestChromium } from "../../scripts/chromium.mjs";
import { newGoal } from "../new-goal.ts";
import { within, type Line } from "../report.ts";
import { startServer } from "../server-process.ts";
import { signIn, type SignedIn } from "../sign-in.ts";

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Most pixels, by width. */
  readonly most: Readonly<Record<number, number>>;
}

const ENTRIES = 20;
/** Milliseconds for the parts that load late. */
const PATIENCE = 15_000;

async function goalOfEntries(origin: string, { cookie }: SignedIn): Promise<string> {
  const measurable = { type: "Numeric", targetValue: "30", unit: "pages" } as const;
  const id = await newGoal(origin, cookie, "Read a book on negotiation", measurable);
  for (let entry = 0; entry < ENTRIES; entry += 1) {
    const answer = await fetch(new URL(recordProgress.path.replace(":goalId", id), origin), {
      method: recordProgress.method,
      headers: {
        cookie,
        origin,
        "content-type": "application/json",
        [KEY_HEADER]: randomBytes(16).toString("hex"),
      },
      body: JSON.stringify({ kind: "change", by: 1, note: "Ten pages before breakfast." }),
    });
    if (!answer.ok) throw new Error(`A step was refused with ${answer.status}.`);
  }
  return id;
}

async function screensOf(origin: string, person: SignedIn): Promise<Screen[]> {
  const goal = await goalOfEntries(origin, person);
  return [
    {
      name: `a goal with ${ENTRIES} entries`,
      path: goalPath(goal),
      most: { 390: 2_400, 1280: 1_400 },
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
    const person = await signIn(server.origin, "ada.moreau");
    const context = await browser.newContext({
      baseURL: server.origin,
      extraHTTPHeaders: { cookie: person.cookie },
    });
    const lines: Line[] = [];
    for (const { name, path, most } of await screensOf(server.origin, person))
      for (const [width, pixels] of Object.entries(most)) {
        const height = await heightOf(context, path, Number(width));
        lines.push(within(pixels, "px", `height of ${name}, ${width} px wide`, height));
      }
    return lines;
  } finally {
    await browser.close();
    await server.stop();
  }
}
