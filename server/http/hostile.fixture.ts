import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import { errorBody } from "#contract/errors.ts";
import type { Database } from "../db/database.ts";
import type { Open } from "../db/engines.fixture.ts";
import { tableHash } from "../table-hash.fixture.ts";
import { send, type Reply } from "../test-app.fixture.ts";
import { key, openWorld, type Sample, type World } from "./endpoint-rows.fixture.ts";

export const names = Object.keys(endpoints) as EndpointName[];
export const writes = names.filter((name) => endpoints[name].method !== "GET");

/** The address of a right call. */
export function pathOf(endpoint: Endpoint, { params = {}, query = {} }: Sample): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}

/** What of a right call is made otherwise. A header of null is left out. */
export interface Over {
  readonly path?: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** A cookie; empty for none. */
  readonly session?: string;
}

/** Makes a right call, by the owner where the sample does not say, with what is to be otherwise. */
export function call(
  world: World,
  endpoint: Endpoint,
  sample: Sample,
  over: Over = {},
): Promise<Reply> {
  const session = over.session ?? sample.session ?? world.people.owner.cookie;
  const cookie = [session, sample.cookie ?? ""].filter((one) => one !== "");
  const headers = {
    ...(cookie.length > 0 ? { cookie: cookie.join("; ") } : {}),
    ...(endpoint.keyed ? key() : {}),
    ...over.headers,
  };
  const method = over.method ?? endpoint.method;
  const body = /^(GET|HEAD)$/.test(method) ? undefined : (over.body ?? sample.body);
  return send(world.test.app, method, over.path ?? pathOf(endpoint, sample), body, headers);
}

const loginRefusal = { success: false, error: expect.stringMatching(/./) };

/** What a function of the callable protocol says. */
const callableRefusal = {
  error: { status: expect.stringMatching(/^[A-Z_]+$/), message: expect.stringMatching(/./) },
};

/** A refusal is of that status, and says no more than its code, its text and the field at fault. */
export function expectRefusal(
  endpoint: Endpoint,
  reply: Reply,
  status: number,
  what: string,
): void {
  const told = `${what}: ${reply.status} ${reply.text}`;
  expect(reply.status, told).toBe(status);
  if (endpoint.path === endpoints.login.path) expect(reply.body, told).toEqual(loginRefusal);
  else if (endpoint.path.startsWith("/functions/"))
    expect(reply.body, told).toEqual(callableRefusal);
  else expect(errorBody.safeParse(reply.body).success, told).toBe(true);
}

/** Runs wrong calls and proves that nothing was changed and nobody told. */
export async function changesNothing(
  { test: { deps, told } }: World,
  act: () => Promise<void>,
): Promise<void> {
  const before = await tableHash(deps.db);
  const heard = told.length;
  await act();
  expect(told.slice(heard)).toEqual([]);
  expect(await tableHash(deps.db)).toBe(before);
}

/** A new world for each test of a suite, on one database; a request that fails in it fails the test. */
export function worldOf(open: Open): () => World {
  let db: Database;
  let world: World;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    world = await openWorld(db);
  });
  afterEach(() => {
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(world.test.logged).not.toContain("request.failed");
  });
  return () => world;
}
