import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { cardOf } from "./goal.fixture.ts";
import { OWNER } from "./week-people.fixture.ts";

/** Facts of a goal's week, whatever the sentence. */
const patterns = {
  /** "+6 pages" or "no change". */
  change: /[+−][\d,]+ [a-z]+|no change/i,
  /** "11 of 40". */
  value: /[\d,]+ of [\d,]+/i,
  health: /\b(on|off) track\b|\bat risk\b/i,
  kept: /\b(not |partly )?kept\b/i,
  /** "about 3 days behind", "on pace until Friday". */
  pace: /(about )?[\d,]+ [a-z]+ (behind|ahead)\b|\bslightly (behind|ahead)\b|\bon pace( until [a-z]+)?\b/i,
} as const;
type Fact = keyof typeof patterns;

/** These a screen may leave out. */
const omissible: ReadonlySet<Fact> = new Set(["value", "pace"]);

/** Null for none. A person's words may hold any word of ours. */
function factIn(text: string, fact: Fact): string | null {
  const ours = text.replaceAll(/[\u2066-\u2069]/g, "").replaceAll(/“[^”]*”/g, "");
  return patterns[fact].exec(ours)?.[0].toLowerCase() ?? null;
}

/** Of such facts each screen with a text says what the first one says. */
export function expectAgreement(
  goal: string,
  facts: readonly Fact[],
  screens: Readonly<Record<string, string | undefined>>,
): void {
  const [[first, text = ""] = [""], ...others] = Object.entries(screens);
  for (const fact of facts)
    for (const [screen, other = ""] of others) {
      const [one, two] = [factIn(text, fact), factIn(other, fact)];
      const isOmitted = omissible.has(fact) && (one === null || two === null);
      if (other === "" || isOmitted) continue;
      expect.soft(two, `${fact} of ${goal}: ${screen} as ${first}`).toBe(one);
    }
}

/** The text of each goal's part of a screen. */
type Parts = Readonly<Record<string, string>>;

async function partsOf(goals: readonly string[], part: (goal: string) => Locator): Promise<Parts> {
  const texts = goals.map(async (goal) => [goal, await part(goal).innerText()] as const);
  return Object.fromEntries(await Promise.all(texts));
}

export const rowOf = (page: Page, goal: string) =>
  page.getByRole("article", { name: goal, exact: true });

export const needsYou = (page: Page) => page.getByRole("region", { name: /^Needs you/ });

/** What the owner's dashboard says: the card's value, and the pace in 'Today'. */
export async function onDashboard(page: Page, goals: readonly string[]): Promise<Parts> {
  const rows = page.getByRole("region", { name: "Today" }).getByRole("listitem");
  // Today has no rows while away.
  const lines = await rows.allInnerTexts();
  const lineOf = (goal: string) => lines.find((line) => line.includes(goal)) ?? "";
  const cards = await partsOf(goals, (goal) => cardOf(page, goal));
  return Object.fromEntries(goals.map((goal) => [goal, `${cards[goal]} ${lineOf(goal)}`]));
}

export const onWeek = (page: Page, goals: readonly string[]) =>
  partsOf(goals, (goal) => rowOf(page, goal));

/** What 'Needs you' says of goals that wait: its own line, with the health of the row. */
export async function inNeedsYou(page: Page, goals: readonly string[]): Promise<Parts> {
  const link = (goal: string) => needsYou(page).getByRole("link", { name: goal, exact: true });
  const row = (goal: string) => link(goal).locator("xpath=ancestor::li[1]");
  const said = (goal: string) => link(goal).locator("xpath=../following-sibling::p[1]");
  const [rows, lines] = [await partsOf(goals, row), await partsOf(goals, said)];
  const health = (goal: string) => factIn(rows[goal] ?? "", "health") ?? "";
  return Object.fromEntries(goals.map((goal) => [goal, `${lines[goal]} ${health(goal)}`]));
}

/** From 'Coaching': a person's week and the newest week of their brief. */
export async function forCoach(
  page: Page,
  goals: readonly string[],
  look: (name: string) => Promise<void>,
) {
  await page.getByRole("link", { name: OWNER, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(OWNER);
  const rows = (goal: string) => page.getByRole("listitem", { name: goal, exact: true });
  const weeks = await partsOf(goals, rows);
  await look("person-week");
  await page.getByRole("link", { name: "Brief" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Brief");
  const newest = (goal: string) =>
    page.getByRole("region", { name: goal, exact: true }).getByRole("listitem").first();
  const briefs = await partsOf(goals, newest);
  await look("brief");
  return { weeks, briefs };
}

/** What a mail in the local mailbox says of each goal, as text. */
export async function inMail(
  request: APIRequestContext,
  id: string,
  goals: readonly string[],
): Promise<Parts> {
  const page = await (await request.get(`/mailbox/${id}`)).text();
  const text = /<pre[^>]*>([\s\S]*)<\/pre>/.exec(page)?.[1] ?? "";
  const parts = text.split(/^\* /m).slice(1);
  const of = (goal: string) => parts.find((part) => part.startsWith(goal)) ?? "";
  // Below its facts are its buttons.
  return Object.fromEntries(goals.map((goal) => [goal, of(goal).split("<a ")[0] ?? ""]));
}
