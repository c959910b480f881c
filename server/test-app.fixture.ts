import type { Hono } from "hono";
import type { LiveChange } from "#contract/live.ts";
import { addAccount } from "./admin/credential-store.ts";
import { passwordHash as hashPassword } from "./admin/password.ts";
import { configOf } from "./config.ts";
import type { Database } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { migrations } from "./db/migrations/all.ts";
import type { Deps } from "./deps.ts";
import { createApp } from "./http/app.ts";
import { securityHeaders } from "./http/headers.ts";
import type { Rhythm } from "./live/rhythm.ts";
import { Bell } from "./mail/bell.ts";
import { hashOf, newId, newSecret } from "./random.ts";
import { servedConfig } from "./secret-key.ts";
import { signUnder } from "./secret.ts";

/** A clock that tests move. 2026-03-10, 12:00 in London. */
export const START = Date.UTC(2026, 2, 10, 12);
const YEAR = 365 * 86_400_000;

/** What was told to whom, in order. */
export interface Told {
  readonly change: LiveChange;
  readonly uids: readonly string[];
}

export interface TestApp {
  readonly app: Hono;
  readonly deps: Deps;
  readonly told: Told[];
  /** Events of the log, in order. */
  readonly logged: string[];
  /** Ends the event streams, as the server does before it stops. */
  readonly closeStreams: () => void;
  at: number;
  /** A new person with a live session. */
  person(options?: PersonOptions): Promise<Person>;
}

interface PersonOptions {
  readonly timeZone?: string;
  readonly disabled?: boolean;
  /** Null for somebody whose network tells no name. */
  readonly name?: string | null;
  /** With an admin account, its password ADMIN_PASSWORD, and a session of an admin. */
  readonly admin?: boolean;
}

/** The password of every admin of a test. */
export const ADMIN_PASSWORD = "correct horse battery";
let adminHash: Promise<string> | undefined;

export interface Person {
  readonly uid: string;
  readonly sessionId: string;
  readonly cookie: string;
  /** A request as this person's browser makes it. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply>;
}

export interface Reply {
  readonly status: number;
  // The tests say what they expect of it.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly headers: Headers;
  readonly text: string;
}

export const ORIGIN = "http://localhost:3000";

function bodyOf(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (body instanceof ReadableStream) return { body, duplex: "half" };
  return {
    body: typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body),
  };
}

/** Sends one request to the app, as a browser on its own pages would. Text and bytes are sent as they are. */
export async function send(
  app: Hono,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const write = method !== "GET" && method !== "HEAD";
  const response = await app.request(`${ORIGIN}${path}`, {
    method,
    headers: {
      ...(write ? { "content-type": "application/json", origin: ORIGIN } : {}),
      ...headers,
    },
    ...bodyOf(body),
  });
  const text = await response.text();
  const json = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  return {
    status: response.status,
    body: json && text !== "" ? JSON.parse(text) : null,
    headers: response.headers,
    text,
  };
}

async function addUser(deps: Deps, uid: string, options: PersonOptions): Promise<void> {
  const at = deps.clock();
  const { name = "A Person" } = options;
  await deps.db.kysely
    .insertInto("users")
    .values({
      id: uid,
      email: `${uid}@example.org`,
      display_name: name,
      full_name: name,
      role: options.admin ? "admin" : "user",
      disabled: options.disabled ?? false,
      custom_email_verified_at: null,
      time_zone: options.timeZone ?? "Europe/London",
      time_zone_changed_at: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

async function addAdminAccount({ db, clock }: Deps, uid: string): Promise<void> {
  const email = `${uid}@example.org`;
  const passwordHash = await (adminHash ??= hashPassword(ADMIN_PASSWORD));
  await db.transaction((tx) => addAccount(tx, { uid, email, passwordHash }, clock()));
}

async function addPerson(deps: Deps, app: Hono, options: PersonOptions): Promise<Person> {
  const uid = newId();
  const sessionId = newId();
  const secret = newSecret();
  const at = deps.clock();
  await addUser(deps, uid, options);
  if (options.admin) await addAdminAccount(deps, uid);
  await deps.db.kysely
    .insertInto("sessions")
    .values({
      token_hash: hashOf(secret),
      id: sessionId,
      user_id: uid,
      kind: options.admin ? "admin" : "user",
      created_at: at,
      idle_ends_at: at + YEAR,
      ends_at: at + YEAR,
    })
    .execute();
  return withSession(app, uid, sessionId, secret);
}

/** A person in the browser that has this session. */
export function withSession(app: Hono, uid: string, sessionId: string, secret: string): Person {
  const cookie = `cairn=${secret}`;
  return {
    uid,
    sessionId,
    cookie,
    send: (method, path, body, headers) => send(app, method, path, body, { cookie, ...headers }),
  };
}

function testDeps(
  db: Database,
  state: { readonly at: number },
  told: Told[],
  logged: string[],
): Deps {
  return {
    config: servedConfig(configOf({ PUBLIC_URL: ORIGIN, DATABASE_URL: "memory://" })),
    db,
    clock: () => state.at,
    newId,
    network: {
      depart: () => Promise.reject(new Error("not in this test")),
      arrive: () => Promise.reject(new Error("not in this test")),
    },
    live: {
      position: () => "test.0",
      publish: (change, uids) => void told.push({ change, uids }),
      endSession: () => {},
      join: () => () => {},
    },
    log: {
      info: (event) => void logged.push(event),
      warn: (event) => void logged.push(event),
      error: (event) => void logged.push(event),
    },
    render: async (route) => `<h1>${route.title}</h1>`,
    assets: {
      files: new Map(),
      css: "",
      entry: "/assets/entry.js",
      preloads: new Map(),
      headers: securityHeaders(false, null),
    },
    mail: { send: async () => ({ kind: "sent" }), close: () => {} },
    mailBell: new Bell(),
    sign: signUnder("a secret of this test"),
  };
}

/** Those with all tables, of which a suite may make many apps. */
const migrated = new WeakSet<Database>();

/** The whole server over a migrated database, with a clock to move and a live hub that only writes down. */
export async function openTestApp(
  db: Database,
  overrides: Partial<Deps> = {},
  rhythm?: Rhythm,
): Promise<TestApp> {
  if (!migrated.has(db)) await migrate(db, migrations);
  migrated.add(db);
  const told: Told[] = [];
  const logged: string[] = [];
  const state = { at: START };
  const deps: Deps = { ...testDeps(db, state, told, logged), ...overrides };
  const { app, closeStreams } = createApp(deps, undefined, rhythm);
  return Object.assign(state, {
    app,
    deps,
    told,
    logged,
    closeStreams,
    person: (options = {}) => addPerson(deps, app, options),
  });
}
