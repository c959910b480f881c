import { goalPath } from "#contract/routes.ts";
import { openLab, type Extent, type Lab, type ServedLab } from "./lab.ts";
import { coachAtSize } from "./measure/coach-at-size.ts";
import { dashboards } from "./measure/dashboards.ts";
import { embeddedDelay, eventDelay } from "./measure/event-delay.ts";
import { pageHeights } from "./measure/heights.ts";
import { idleStreams } from "./measure/idle-streams.ts";
import { plannedMail } from "./measure/planned-mail.ts";
import { pageScores } from "./measure/page-scores.ts";
import { longTexts } from "./measure/long-texts.ts";
import { longReads } from "./measure/long-reads.ts";
import { openBare, sideBySide } from "./measure/side-by-side.ts";
import { scriptTimes } from "./measure/script-time.ts";
import { besidePasswords } from "./measure/sign-ins.ts";
import { bundleSizes, documentSize } from "./measure/sizes.ts";
import { startUp } from "./measure/start-up.ts";
import { newGoal } from "./new-goal.ts";
import { inFreshFolder } from "./place.ts";
import { busyNote, exitBy, keepReport, machine, table, type Line } from "./report.ts";
import { asDeployed, buildFirst, startServer } from "./server-process.ts";
import { signIn } from "./sign-in.ts";

// `npm run bench [quick] [PART...]`: prints one table; exits 1 where a budget is broken.
// `quick` measures shorter, PART (`starts`) only that part. Both store nothing.

const whole: Extent = {
  rounds: 9,
  milliseconds: 1_500,
  people: 500,
  writes: 400,
  starts: 5,
  streams: 10_000,
  pageRuns: 5,
  readers: 100_000,
};
const quick: Extent = {
  rounds: 3,
  milliseconds: 1_000,
  people: 100,
  writes: 200,
  starts: 3,
  streams: 2_000,
  pageRuns: 1,
  readers: 5_000,
};

type Measured<L> = (lab: L) => Promise<Line | readonly Line[]>;

const FULL = "200 goals, 5,000 ledger entries";
const LIVED = "a goal with 5,000 ledger entries";

async function sizes({ server, people, busiest, longest }: ServedLab): Promise<Line[]> {
  const dashboard = `${server.origin}/`;
  const goal = `${server.origin}${goalPath(longest.goals[0] ?? "")}`;
  return [
    ...(await bundleSizes()),
    await documentSize("a dashboard of 12 goals", dashboard, people.at(-1)?.cookies[1] ?? ""),
    await documentSize(`a dashboard of ${FULL}`, dashboard, busiest.cookies[1]),
    await documentSize(LIVED, goal, longest.cookies[1]),
  ];
}

function scores({ server, people, longest, extent }: ServedLab): Promise<Line[]> {
  const goal = `${server.origin}${goalPath(longest.goals[0] ?? "")}`;
  const cookie = people.at(-1)?.cookies[1] ?? "";
  const pages = [
    { name: "login page", url: `${server.origin}/login`, cookie: null },
    { name: "dashboard of 12 goals", url: `${server.origin}/`, cookie },
    { name: LIVED, url: goal, cookie: longest.cookies[1] },
  ];
  return pageScores(pages, extent.pageRuns);
}

function script({ server, people, busiest, extent }: ServedLab): Promise<Line[]> {
  const url = `${server.origin}/`;
  const cookie = people.at(-1)?.cookies[1] ?? "";
  const pages = [
    { name: "a dashboard of 12 goals", url, cookie, budget: 300 },
    { name: `a dashboard of ${FULL}`, url, cookie: busiest.cookies[1], budget: 450 },
  ];
  return scriptTimes(pages, extent.pageRuns);
}

function coach({ url, server, people, crowd }: ServedLab): Promise<Line[]> {
  const { uid = "", cookies = ["", ""] } = people.at(-1) ?? {};
  return coachAtSize(url, server, { uid, cookie: cookies[1] }, crowd);
}

async function withBare<T>(
  { url, server, people, generator }: ServedLab,
  measure: (sides: Parameters<typeof sideBySide>[0]) => Promise<T>,
  writes: Parameters<typeof openBare>[1] = "in two",
): Promise<T> {
  const bare = await openBare(url, writes);
  try {
    return await measure({ generator, people, ours: server.port, bare: bare.port });
  } finally {
    await bare.stop();
  }
}

const besideBare =
  (
    path: Parameters<typeof sideBySide>[1],
    writes?: Parameters<typeof openBare>[1],
  ): Measured<ServedLab> =>
  (lab) =>
    withBare(lab, (sides) => sideBySide(sides, path, lab.extent), writes);

async function onEmbedded({ generator, extent }: Lab, url: string): Promise<Line> {
  const server = await startServer(url);
  try {
    const one = await signIn(server.origin, "ada.moreau");
    const other = await signIn(server.origin, "ada.moreau");
    const goals = [await newGoal(server.origin, one.cookie, "Read a book on negotiation")];
    const person = { uid: one.uid, cookies: [one.cookie, other.cookie] as const, goals };
    return await embeddedDelay(generator, server.port, person, extent.writes);
  } finally {
    await server.stop();
  }
}

/** Parts that share one server on PostgreSQL. */
const served: Readonly<Record<string, Measured<ServedLab>>> = {
  sizes,
  scores,
  script,
  coach,
  session: besideBare({ path: "session", name: "session check", least: 0.585 }),
  dashboard: besideBare({ path: "dashboard", name: "dashboard read, 12 goals", least: 0.63 }),
  dashboards,
  progress: besideBare({ path: "progress", name: "progress write", least: 0.63 }),
  "progress-at-once": besideBare(
    { path: "progress", name: "progress write beside one statement", least: 0.54 },
    "at once",
  ),
  "long-reads": longReads,
  events: (lab) => withBare(lab, (sides) => eventDelay(sides, 5, lab.extent.writes)),
  streams: ({ generator, server, people, extent }) =>
    idleStreams(generator, server, people, extent.streams),
};

/** Parts that start servers of their own. */
const alone: Readonly<Record<string, Measured<Lab>>> = {
  // Clocks at a Monday and a Wednesday: at another time this mail would be long past.
  mail: ({ url, generator, people, crowd, extent }) =>
    plannedMail(url, generator, people, crowd(extent.readers)),
  embedded: (lab) => inFreshFolder((url) => onEmbedded(lab, url)),
  heights: () => inFreshFolder(pageHeights),
  starts: ({ url, extent }) => startUp(url, extent.starts),
  signins: besidePasswords,
  texts: longTexts,
};

const known = [...Object.keys(served), ...Object.keys(alone)];
const asked = process.argv.slice(2).filter((word) => word !== "quick");
if (!asked.every((name) => known.includes(name))) throw new Error(`Parts are ${known.join(", ")}.`);
const extent = process.argv.includes("quick") ? quick : whole;
const lines: Line[] = [];

/** A failing part does not stop the others. */
async function measureParts<L>(
  parts: Readonly<Record<string, Measured<L>>>,
  lab: L,
): Promise<void> {
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    process.stderr.write(`bench: ${name}...\n`);
    try {
      lines.push(...[await measure(lab)].flat());
    } catch (error) {
      lines.push({ name, ours: `failed: ${String(error)}`, ok: false });
    }
  }
}

async function measureAll(): Promise<void> {
  const lab = await openLab(extent);
  try {
    const server = await startServer(lab.url, asDeployed);
    try {
      await measureParts(served, { ...lab, server });
    } finally {
      await server.stop();
    }
    await measureParts(alone, lab);
  } finally {
    await lab.close();
  }
}

const busy = busyNote("measure again.");
const about = `${busy && `${busy}\n`}${machine} that server, PostgreSQL and load generator share. PostgreSQL flushes what it acknowledges.
Ours and bare are the medians of rounds that take turns, the ratio is the median of each round's ratio. 8 connections, a pool of 10.
KB is 1,000 bytes, KiB 1,024.`;

await buildFirst();
try {
  await measureAll();
} finally {
  process.stdout.write(`${about}\n\n${table(lines)}\n`);
}
if (extent === whole && asked.length === 0)
  await keepReport("latest.md", "Measured", `${about}\n\n${table(lines)}`);
exitBy(lines);
