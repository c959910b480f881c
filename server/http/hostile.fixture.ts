import { afterEach, beforeEach, expect } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import { callableStatuses, errorBody } from "#contract/errors.ts";
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

/** True where an endpoint speaks the callable protocol, which names no field. */
export function isFunction({ path }: Endpoint): boolean {
  return path.startsWith("/functions/");
}

const callableRefusal = (status: number) => ({
  error: { status: callableStatuses[status] ?? "UNKNOWN", message: expect.stringMatching(/./) },
});
const loginRefusal = { success: false, error: expect.stringMatching(/./) };

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
  else if (isFunction(endpoint)) expect(reply.body, told).toEqual(callableRefusal(status));
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

/** A new world for each test of a suite; a request that fails in it fails the test. */
export function worldOf(open: Open): () => World {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(await open());
  });
  afterEach(() => {
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(world.test.logged).not.toContain("request.failed");
  });
  return () => world;
}
