import { endpoints } from "#contract/endpoints.ts";
import { routes, type Screen } from "#contract/routes.ts";
import { MAILBOX } from "../mailbox/paths.ts";
import { unsubscribeToken } from "../mail/mail-tokens.ts";
import { standInPaths } from "../stand-in/paths.ts";
import { everybody, type Answers, type Who } from "./askers.fixture.ts";
import type { World } from "./endpoint-rows.fixture.ts";

export type Mode = "development" | "production";

/** What of a route that is no endpoint is asked. */
interface Asked {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface RouteRow {
  readonly asked: (world: World) => readonly Asked[];
  readonly answers: Answers;
  /** True where only development mode has it. */
  readonly development?: true;
  /** True where a right request is meant to change something. */
  readonly writes?: true;
}

/** The token that the tests' server lets another machine read its metrics by. */
export const METRICS_TOKEN = "a token of sixteen characters";

function at(...paths: readonly string[]): RouteRow["asked"] {
  return () => paths.map((path) => ({ path }));
}

function all(status: number): Answers {
  const askers = Object.keys(everybody).map((who) => [who, status] as const);
  return Object.fromEntries(askers) as Record<Who, number>;
}

const preview = `${MAILBOX}/preview-verification`;
const ask = (token: string) => ({ authorization: `Bearer ${token}` });
const form = { "content-type": "application/x-www-form-urlencoded", origin: "null" };

/** Every route of the server that is no endpoint of the contract. */
export const routeRows: Readonly<Record<string, RouteRow>> = {
  "GET /healthz": { asked: at("/healthz"), answers: everybody },
  "GET /readyz": { asked: at("/readyz"), answers: everybody },
  "GET /metrics": {
    asked: () => [
      { path: "/metrics" },
      { path: "/metrics", headers: ask(METRICS_TOKEN.slice(1)) },
      { path: "/metrics", headers: { "x-forwarded-for": "127.0.0.1" } },
    ],
    answers: all(404),
  },
  "GET /api/openapi.json": { asked: at("/api/openapi.json"), answers: everybody },
  "GET /api/docs": { asked: at("/api/docs"), answers: everybody },
  "GET /api/docs.css": { asked: at("/api/docs.css"), answers: everybody },
  // The built files, which are nobody's secret.
  "GET /assets/entry-abc.js": { asked: at("/assets/entry-abc.js"), answers: everybody },
  "GET /favicon.svg": { asked: at("/favicon.svg"), answers: everybody },
  "POST /unsubscribe": {
    asked: ({ test, people }) => {
      const token = unsubscribeToken(test.deps.sign, { uid: people.owner.uid, type: "marketing" });
      return [
        { path: `/unsubscribe?token=${token}`, headers: form, body: "List-Unsubscribe=One-Click" },
      ];
    },
    answers: everybody,
    writes: true,
  },
  // The screens have a table of their own, below.
  "GET *": { asked: at("/api/nothing", "/nothing.js", "/.env", "/assets/"), answers: all(404) },
  "ALL *": { asked: at("/api/nothing", "/assets/nothing.js"), answers: all(404) },
  [`GET ${standInPaths.authorization}`]: {
    asked: at(standInPaths.authorization),
    answers: all(400),
    development: true,
  },
  [`GET ${standInPaths.authorization}/:uid`]: {
    asked: at(`${standInPaths.authorization}/unknown`),
    answers: all(400),
    development: true,
  },
  [`GET ${standInPaths.people}/:uid`]: {
    asked: at(`${standInPaths.people}/unknown`),
    answers: all(400),
    development: true,
  },
  [`POST ${standInPaths.people}/:uid`]: {
    asked: () => [{ path: `${standInPaths.people}/unknown`, headers: form, body: "person=ada" }],
    answers: all(400),
    development: true,
  },
  [`GET ${standInPaths.style}`]: {
    asked: at(standInPaths.style),
    answers: everybody,
    development: true,
  },
  [`GET ${MAILBOX}`]: { asked: at(MAILBOX), answers: everybody, development: true },
  [`GET ${MAILBOX}/style.css`]: {
    asked: at(`${MAILBOX}/style.css`),
    answers: everybody,
    development: true,
  },
  [`GET ${MAILBOX}/:id`]: { asked: at(preview), answers: everybody, development: true },
  [`GET ${MAILBOX}/:id/html`]: {
    asked: at(`${preview}/html`),
    answers: everybody,
    development: true,
  },
  [`GET ${MAILBOX}/:id/raw`]: {
    asked: at(`${preview}/raw`),
    answers: everybody,
    development: true,
  },
};

// Outside development mode their addresses have a refusal alone.
const SEEDING = /^\/api\/seed(\/|$)/;

/** Routes that the endpoints' rows answer for: each endpoint, and the refusal of its other methods. */
export function endpointRoutes(mode: Mode): string[] {
  const mounted = Object.values(endpoints).flatMap(({ method, path }) => {
    const refusal = `ALL ${path}`;
    return mode === "production" && SEEDING.test(path) ? [refusal] : [`${method} ${path}`, refusal];
  });
  return [...new Set(mounted)];
}

const people = ["owner", "coach", "formerCoach", "otherCoach", "stranger", "admin"] as const;
const nobodies = ["disabled", "deleted", "expired", "visitor"] as const;

type Reach = Readonly<Record<Who, "shown" | "/" | "/login" | "/admin/login">>;

function reach(signedIn: Reach[Who], signedOut: Reach[Who], admin: Reach[Who] = signedIn): Reach {
  const cells = [
    ...people.map((who) => [who, signedIn] as const),
    ...nobodies.map((who) => [who, signedOut] as const),
    ["admin", admin] as const,
  ];
  return Object.fromEntries(cells) as Reach;
}

const shown = reach("shown", "shown");
const forPeople = reach("shown", "/login");

/** Who is shown each screen, and where the others are led (spec 2). */
export const screenRows: Readonly<Record<Screen, Reach>> = {
  dashboard: forPeople,
  login: reach("/", "shown"),
  "sign-in-callback": shown,
  "profile-setup": forPeople,
  "add-goal": forPeople,
  "share-goal": forPeople,
  coaching: forPeople,
  "email-preferences": forPeople,
  "coach-onboarding": shown,
  "coach-onboarding-demo": shown,
  "verify-email": shown,
  "email-verified": shown,
  unsubscribe: shown,
  account: forPeople,
  "admin-login": shown,
  "admin-dashboard": reach("/admin/login", "/admin/login", "shown"),
  "admin-users": reach("/admin/login", "/admin/login", "shown"),
  "admin-announcements": reach("/admin/login", "/admin/login", "shown"),
  "seed-data": shown,
};

/** Where an address leads that nobody has. */
export const nowhere = reach("/", "/login");

export const screens = routes.map(({ path, screen }) => ({ path, screen }));
