import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { Client } from "pg";
import { openSession, organizationLogin, startSignIn } from "#contract/account.ts";
import { addDays, DAY_MS, dayOf, mondayOf, type Day } from "#domain/day.ts";
import { freePort } from "../scripts/free-port.mjs";
import { called } from "./calls.fixture.ts";
import { openedServer, test as base } from "./cairn.fixture.ts";
import { openOrganization, settingsFor, type Worker } from "./organization.fixture.ts";
import type { Server } from "./server.fixture.ts";

/** Jobs run each second: a day of the walk lasts a few. */
const hurried = `const every = setInterval; globalThis.setInterval = (run, ms, ...more) => every(run, Math.min(ms, 1_000), ...more);`;

const HOUR_MS = 3_600_000;

export interface SentMail {
  readonly id: string;
  readonly to: string;
  readonly type: string;
  readonly at: number;
}

/** A server whose clock moves on, with people who sign in once. */
export interface Life {
  /** The day `days` after the Monday on which it begins. */
  readonly day: (days: number) => Day;
  /** Signs somebody in for the whole life; a page leaves the server before it stops. */
  readonly enter: (at: Page | APIRequestContext, name: string) => Promise<void>;
  /** An hour of that day, by UTC, in milliseconds. */
  readonly at: (days: number, hour: number) => number;
  /** Moves on to such an hour, and waits until its mail has left. */
  readonly goTo: (days: number, hour: number) => Promise<void>;
  /** All mail that left from one instant to another, oldest first. */
  readonly sent: (from: number, until: number) => Promise<SentMail[]>;
}

interface Lived {
  readonly people: Readonly<Record<string, Worker>>;
  readonly lived: { readonly server: Server; readonly life: Life };
  readonly life: Life;
}

export const test = base.extend<Lived>({
  people: [{}, { option: true }],
  lived: async ({ startedOnce, people }, provide) => {
    const port = await freePort();
    const organization = await openOrganization(`http://127.0.0.1:${port}/organization`, people);
    const database = await (await startedOnce()).copy();
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(hurried)}`;
    const env = { ...settingsFor(organization), NODE_OPTIONS };
    const { server, close } = await openedServer(database, { port, env });
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const begin = addDays(mondayOf(dayOf(Date.now(), "UTC")), 7);
    const at = (days: number, hour: number) =>
      Date.parse(begin) + days * DAY_MS + Math.round(hour * HOUR_MS);
    const pages: Page[] = [];

    async function mailIsLeft(now: number): Promise<void> {
      const waiting = async () => (await client.query(waits, [now])).rows[0];
      await expect.poll(waiting).toEqual({ people: 0, mails: 0 });
    }

    const life: Life = {
      day: (days) => addDays(begin, days),
      at,
      async enter(where, name) {
        const isPage = "request" in where;
        const request = isPage ? where.request : where;
        if (isPage) pages.push(where);
        const subject = Object.keys(people).find((one) => people[one]?.name === name);
        organization.whoComes(subject ?? name);
        const { authorizationUrl } = await called(request, startSignIn, { way: "organization" });
        const { searchParams } = new URL((await request.get(authorizationUrl)).url());
        const data = Object.fromEntries(searchParams);
        const { customToken } = await called(request, organizationLogin, data);
        await called(request, openSession, { customToken, timeZone: "UTC" });
      },
      async goTo(days, hour) {
        await Promise.all(pages.map((page) => page.goto("about:blank")));
        await server.stop();
        const ahead = Math.ceil((at(days, hour) - Date.now()) / 60_000);
        await client.query(databaseAhead(ahead));
        await server.start(ahead);
        await mailIsLeft(at(days, hour));
      },
      sent: async (from, until) => (await client.query<SentMail>(sentBetween, [from, until])).rows,
    };
    await provide({ server, life });
    await client.end();
    await close();
    organization.close();
  },
  server: ({ lived }, provide) => provide(lived.server),
  life: ({ lived }, provide) => provide(lived.life),
});

/** Leases and due times go by the database's clock. */
const databaseAhead = (minutes: number) => `create or replace function database_now() returns bigint
  language sql stable as 'select (extract(epoch from statement_timestamp()) * 1000)::bigint + ${minutes * 60_000}'`;

const waits = `select
  (select count(*)::int from users where least(digest_due_at, reminder_due_at, coaching_due_at) <= $1) as people,
  (select count(*)::int from email_messages where status = 'pending' and due_at <= $1) as mails`;

const sentBetween = `select m.id, coalesce(u.display_name, u.full_name) as "to", m.type, m.sent_at::float8 as at from email_messages m
  join users u on u.id = m.user_id where m.sent_at >= $1 and m.sent_at < $2 order by m.sent_at`;
