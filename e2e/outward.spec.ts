import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import type { APIRequestContext } from "@playwright/test";
import { SMTPServer } from "smtp-server";
import { openSession, organizationLogin, startSignIn } from "#contract/account.ts";
import { writeWeeklyCheckIn } from "#contract/weekly-check-ins.ts";
import { addDays, dayOf, mondayOf } from "#domain/day.ts";
import { freePort } from "../scripts/free-port.mjs";
import { called } from "./calls.fixture.ts";
import { expect, openedServer, test as base } from "./cairn.fixture.ts";
import { coachedGoal, leaveNote } from "./coaching.fixture.ts";
import { freshDatabase } from "./database.fixture.ts";
import { moveGoal } from "./goal.fixture.ts";
import { openOrganization, settingsFor, type Organization } from "./organization.fixture.ts";
import type { Server } from "./server.fixture.ts";
import { chooseAtNetwork, skipQuote } from "./sign-in.fixture.ts";

const MAIL_HOST = "mail.cairn.example";
const watcher = new URL("outward-watch.ts", import.meta.url).href;
const people = {
  ada: { name: "Ada at Work", email: "ada@example.org" },
  bea: { name: "Bea at Work", email: "bea@example.org" },
};

interface Watched {
  readonly organization: Organization;
  readonly mailPort: number;
  readonly subjects: readonly string[];
  readonly seen: (kind: string) => string[];
}

async function openMailServer(subjects: string[]) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData(stream, _session, callback) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        subjects.push(/^Subject: (.+)$/m.exec(text)?.[1]?.trim() ?? "");
        callback();
      });
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  return { port: (listening.address() as AddressInfo).port, close: () => server.close() };
}

/** What a server did, by kind: names looked up, connections, jobs run. */
function seenIn(file: string): Watched["seen"] {
  return (kind) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.startsWith(`${kind} `))
      .map((line) => line.slice(kind.length + 1));
}

async function watchedServer(env: NodeJS.ProcessEnv, port: number) {
  const folder = await mkdtemp(join(tmpdir(), "cairn-outward-"));
  const file = join(folder, "seen.txt");
  const watched = { ...env, CAIRN_OUTWARD: file, NODE_OPTIONS: `--import=${watcher}` };
  const place = { port, env: watched };
  const { server, close } = await openedServer(await freshDatabase("embedded"), place);
  return {
    server,
    seen: seenIn(file),
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

interface Works extends Watched {
  readonly server: Server;
}

/** The built server in production mode, with LinkedIn, a provider and a mail server configured. */
const test = base.extend<{
  readonly watched: Watched;
  readonly works: Works;
  readonly demo: boolean;
}>({
  demo: [false, { option: true }],
  works: async ({ demo }, provide) => {
    const port = await freePort();
    const subjects: string[] = [];
    const mail = await openMailServer(subjects);
    const organization = await openOrganization(`http://127.0.0.1:${port}/organization`, people);
    const configured = {
      ...settingsFor(organization),
      CAIRN_MODE: "production",
      LINKEDIN_CLIENT_ID: "nobody",
      LINKEDIN_CLIENT_SECRET: "nobody",
      SMTP_URL: `smtp://${MAIL_HOST}:${mail.port}?tls=off`,
      MAIL_FROM: "Cairn <cairn@example.org>",
    };
    const env = demo ? { CAIRN_MODE: "demo", DATABASE_URL: "" } : configured;
    const { server, seen, close } = await watchedServer(env, port);
    await provide({ server, organization, mailPort: mail.port, subjects, seen });
    await close();
    organization.close();
    mail.close();
  },
  server: ({ works }, provide) => provide(works.server),
  watched: ({ works }, provide) => provide(works),
});

async function enter(request: APIRequestContext, organization: Organization, who: string) {
  organization.whoComes(who);
  const { authorizationUrl } = await called(request, startSignIn, { way: "organization" });
  const { searchParams } = new URL((await request.get(authorizationUrl)).url());
  const data = Object.fromEntries(searchParams);
  const { customToken } = await called(request, organizationLogin, data);
  await called(request, openSession, { customToken, timeZone: "UTC" });
}

/** Each start runs all of them. */
async function jobsRun(seen: Watched["seen"], since = 0): Promise<void> {
  await expect.poll(() => new Set(seen("job").slice(since))).toContain("600000");
}

/** The first check-in day of a goal made today. */
const monday = mondayOf(addDays(dayOf(Date.now(), "UTC"), 3 + 6));

test(
  "in a day of Cairn it calls nobody but what is configured, and neither does a browser",
  { tag: "@proof" },
  async ({ page, context, server, watched, openBrowser }) => {
    const { organization, mailPort, subjects, seen } = watched;
    const asked = new Set<string>();
    context.on("request", (request) => void asked.add(new URL(request.url()).origin));
    const jobs = (since: number) => jobsRun(seen, since);
    async function goTo(minutesAhead: number) {
      await page.goto("about:blank");
      await server.stop();
      const since = seen("job").length;
      await server.start(minutesAhead);
      await jobs(since);
    }
    const until = (day: string, clock: string) =>
      Math.ceil((Date.parse(`${day}T${clock}Z`) - Date.now()) / 60_000);

    await jobs(0);
    const coach = (await openBrowser()).request;
    await enter(page.request, organization, "ada");
    await enter(coach, organization, "bea");
    const goal = await coachedGoal(page.request, coach, { description: "Meet ten people" });
    await moveGoal(page.request, goal, { kind: "step" });
    await leaveNote(coach, goal, "Well begun.");
    for (const path of ["/", `/goals/${goal.id}`, `/share-goal?goalId=${goal.id}`, "/account"])
      await page.goto(path, { waitUntil: "networkidle" });

    await goTo(until(monday, "07:30"));
    await called(
      page.request,
      writeWeeklyCheckIn,
      {
        period: monday,
        health: "at-risk",
        kept: null,
        obstacle: "",
        help: "Whom should I ask?",
        promise: "write to one",
        circle: "coach",
        progress: { kind: "change", by: 1 },
      },
      { goalId: goal.id },
    );
    for (const clock of ["08:10", "14:00", "20:00"]) await goTo(until(monday, clock));
    await goTo(until(addDays(monday, 1), "08:10"));

    const mails = ["now_coaching", "wrote_about", "asks_for_help", "Your people", "Your week"];
    const missing = () => mails.filter((words) => !subjects.join("\n").includes(words));
    await expect.poll(missing).toEqual([]);
    expect([...new Set(seen("name"))]).toEqual([MAIL_HOST]);
    const provider = new URL(organization.origin).host;
    expect(new Set(seen("connection"))).toEqual(new Set([provider, `127.0.0.1:${mailPort}`]));
    expect([...seen("datagram"), ...seen("process")]).toEqual([]);
    expect([...asked]).toEqual([server.origin]);
  },
);

test.describe("a demo", () => {
  test.use({ demo: true });
  test(
    "calls nobody, and says on each screen that it is one",
    { tag: "@proof" },
    async ({ page, watched: { seen } }) => {
      await page.goto("/login");
      await chooseAtNetwork(page, "Elena Petrova");
      await skipQuote(page);
      const line = page.getByText("Demo: everything is reset every hour.");
      await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
      await expect(line).toBeVisible();
      await page.getByRole("link", { name: "Account", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
      await expect(line).toBeVisible();
      await jobsRun(seen);
      const kinds = ["name", "connection", "datagram", "process"];
      expect(kinds.flatMap((kind) => seen(kind))).toEqual([]);
    },
  );
});
