import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium, type BrowserContext, type Page } from "playwright";
import { readDashboard } from "#contract/goals.ts";
import { goalPath } from "#contract/routes.ts";
import { seedData } from "#contract/seed.ts";
import { chromiumFlags, findTestChromium } from "../scripts/chromium.mjs";
import { newAdmin, signInAsAdmin } from "./admin.fixture.ts";
import { openedServer } from "./cairn.fixture.ts";
import { called } from "./calls.fixture.ts";
import { freshDatabase } from "./database.fixture.ts";
import { panelsRead, signInUnseen } from "./sign-in.fixture.ts";

// `npm run docs -- pictures`: eight screens of the sample world, for the documentation.

const folder = fileURLToPath(new URL("../docs/pictures/", import.meta.url));
const size = { width: 1280, height: 860 };
/** Bytes. */
const most = 120 * 1024;

async function picture(page: Page, name: string): Promise<void> {
  await panelsRead(page);
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  for (const quality of [82, 70, 55]) {
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality });
    const bytes = Buffer.from(data, "base64");
    if (bytes.length > most) continue;
    await writeFile(`${folder}${name}.webp`, bytes);
    process.stdout.write(`${name}.webp: ${Math.round(bytes.length / 1024)} KB\n`);
    return;
  }
  throw new Error(`${name} is larger than ${most} bytes.`);
}

async function goalNamed(page: Page, text: string): Promise<string> {
  const { goals } = await called(page.request, readDashboard);
  const found = goals.find(({ description }) => description.includes(text)) ?? goals[0];
  if (found === undefined) throw new Error(`There is no goal ${text}.`);
  return found.id;
}

async function take(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const look = async (name: string, path: string) => {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await picture(page, name);
  };
  await page.goto("/seed-data");
  await called(page.request, seedData, { people: 0, goalsPerPerson: 0, timeZone: "UTC" });

  await signInUnseen(page, "Elena Petrova");
  await look("dashboard", "/");
  await look("week", "/week");
  await look("check-in", "/check-in");
  await look("year", `/year/${new Date().getUTCFullYear()}`);
  const id = await goalNamed(page, "billing team");
  await look("goal", goalPath(id));
  await look("share", `/share-goal?goalId=${id}`);
  await signInUnseen(page, "Marcus Bell");
  await look("needs-you", "/coaching");
}

const { server, close } = await openedServer(await freshDatabase("embedded"));
const executablePath = findTestChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: size,
    timezoneId: "UTC",
    locale: "en-US",
    colorScheme: "light",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await take(context);
  const page = await context.newPage();
  await signInAsAdmin(page, await newAdmin(server));
  await picture(page, "admin");
} finally {
  await browser.close();
  await close();
}
