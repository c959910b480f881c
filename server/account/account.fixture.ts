import { login, type startSignIn } from "#contract/account.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import type { Database } from "../db/database.ts";
import type { Claims } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { openTestApp, send, type Reply, type TestApp, type Told } from "../test-app.fixture.ts";
import { CodeRefused, NetworkFailure, type NetworkIdentity } from "./sign-in-network.ts";

const claims: Claims = {
  name: "Ada Moreau",
  givenName: "Ada",
  familyName: "Moreau",
  locale: "en-GB",
  email: "ada@example.org",
  emailVerified: true,
};

/** An identity as a network vouches for it. */
export function identity(subject: string, over: Partial<Claims> = {}): NetworkIdentity {
  return { issuer: "https://network.example.org", subject, claims: { ...claims, ...over } };
}

/** A browser that keeps cookies, talking to the app. */
interface Browser {
  readonly cookies: Map<string, string>;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply>;
  /** Begins a sign-in and comes back with a code. */
  login(code: string, returnTo?: string): Promise<Reply>;
  /** A whole sign-in, up to the session. */
  signIn(code: string, timeZone?: string): Promise<Reply>;
}

export interface AccountTest extends TestApp {
  /** Identities by the code that the network gave out for them. */
  readonly people: Map<string, NetworkIdentity>;
  /** Codes that were exchanged. */
  readonly exchanged: string[];
  /** Sessions whose streams were ended. */
  readonly ended: string[];
  readonly lines: { event: string; [fact: string]: unknown }[];
  browser(): Browser;
}

function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0(;|$)/.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

function newBrowser({ app }: TestApp): Browser {
  const cookies = new Map<string, string>();
  const browser: Browser = {
    cookies,
    async send(method, path, body, headers) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const reply = await send(app, method, path, body, { cookie, ...headers });
      keepCookies(cookies, reply.headers);
      return reply;
    },
    async login(code, returnTo) {
      const begun = await browser.send(
        "POST",
        "/api/sign-in",
        returnTo === undefined ? {} : { returnTo },
      );
      const { state } = begun.body as OutputOf<typeof startSignIn>;
      return browser.send("POST", login.path, { code, state });
    },
    async signIn(code, timeZone = "Europe/Paris") {
      const { customToken } = (await browser.login(code)).body as OutputOf<typeof login>;
      return browser.send("POST", "/api/session", { customToken, timeZone });
    },
  };
  return browser;
}

/** The server with a network whose codes the test decides on. */
export async function openAccountTest(
  db: Database,
  overrides: Partial<Deps> = {},
): Promise<AccountTest> {
  const people = new Map<string, NetworkIdentity>();
  const exchanged: string[] = [];
  const ended: string[] = [];
  const lines: AccountTest["lines"] = [];
  const write = (event: string, facts?: object): void => void lines.push({ event, ...facts });
  const told: Told[] = [];
  const test = await openTestApp(db, {
    network: {
      depart: async (state) => ({
        authorizationUrl: `https://network.example.org/?${state}`,
        nonce: null,
        codeVerifier: null,
      }),
      arrive: async (code) => {
        exchanged.push(code);
        if (code === "down") throw new NetworkFailure("down");
        const found = people.get(code);
        if (found === undefined) throw new CodeRefused("no such code");
        return found;
      },
    },
    live: {
      position: () => "test.0",
      publish: (change, uids) => void told.push({ change, uids }),
      endSession: (_uid, sessionId) => void ended.push(sessionId),
      join: () => () => {},
    },
    log: {
      info: write,
      warn: write,
      error: (event, error, facts) => write(event, { error: String(error), ...facts }),
    },
    ...overrides,
  });
  return Object.assign(test, {
    told,
    people,
    exchanged,
    ended,
    lines,
    browser: () => newBrowser(test),
  });
}
