import { expect, test } from "vitest";
import { z } from "zod/mini";
import { needsSession, policy } from "#domain/policy.ts";
import { KEY_HEADER, KEY_PATTERN, type Endpoint } from "./endpoint.ts";
import { endpoints, type EndpointName } from "./endpoints.ts";
import { id, nothing } from "./fields.ts";
import { sampleRequests } from "./sample-requests.ts";

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];

function accepts(schema: z.ZodMiniType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

function parameterNames(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name ?? "");
}

test("no two endpoints share method and path", () => {
  const addresses = all.map(
    ([, { method, path }]) => `${method} ${path.replaceAll(/:[A-Za-z]+/g, ":")}`,
  );
  expect(new Set(addresses).size).toBe(all.length);
});

test("no two endpoints say the same of themselves", () => {
  expect(new Set(all.map(([, { summary }]) => summary)).size).toBe(all.length);
});

test("without a session only these answer", () => {
  const open = all.filter(([, { right }]) => !needsSession(right)).map(([name]) => name);
  expect(open).toEqual([
    "readSession",
    "startSignIn",
    "login",
    "organizationLogin",
    "askEmailSignIn",
    "finishEmailSignIn",
    "beginPasskeySignIn",
    "passkeySignIn",
    "adminPasskeySignIn",
    "readJoinLink",
    "beginJoin",
    "join",
    "openSession",
    "previewInvitation",
    "previewCircle",
    "verifyEmail",
    "unsubscribe",
    "readCheckInByMail",
    "writeCheckInByMail",
    "adminSignIn",
    "readSeeds",
    "seedData",
    "clearSeeds",
  ]);
});

test.each([
  ["a".repeat(15), false],
  ["a".repeat(16), true],
  ["a".repeat(64), true],
  ["a".repeat(65), false],
  ["0198c5c2-7f3a-7c1e-9b1a-0a1b2c3d4e5f", true],
  ["aaaaaaaaaaaaaaa ", false],
  ["aaaaaaaaaaaaaaaaé", false],
  ["aaaaaaaaaaaaaaaa\n", false],
])("%j is a key: %s", (key, accepted) => {
  expect(KEY_HEADER).toBe("idempotency-key");
  expect(KEY_PATTERN.test(key)).toBe(accepted);
});

test.each(all)("%s takes what it should, and nothing beside it", (name, endpoint) => {
  const { method, path, right, params, query, input, summary, keyed, bodyLimit } = endpoint;
  const sample = sampleRequests[name];

  // An address, a right of the policy and a summary; a body where it writes, and none where it reads.
  expect(path).toMatch(/^\/(api|functions)(\/:?[A-Za-z][A-Za-z-]*)+$/);
  expect(Object.keys(policy)).toContain(right);
  expect(summary.length).toBeGreaterThan(10);
  expect(input === null).toBe(method === "GET");
  expect(keyed && method === "GET").toBe(false);

  const names = parameterNames(path);
  const values = Object.fromEntries(
    names.map((key) => [key, key === "year" ? "2026" : "abcdefghijklmnopqrstuv"]),
  );
  expect(accepts(params, values)).toBe(true);
  for (const key of names) {
    expect(accepts(params, { ...values, [key]: undefined }), key).toBe(false);
    expect(accepts(params, { ...values, [key]: "../../etc/passwd" }), key).toBe(false);
  }

  expect(accepts(params, sample.params ?? {})).toBe(true);
  expect(accepts(query, sample.query ?? {})).toBe(true);
  expect(sample.inputs === undefined).toBe(input === null);
  for (const body of sample.inputs ?? []) expect(input && accepts(input, body)).toBe(true);

  const parts = { params, query, body: input ?? nothing };
  for (const [part, schema] of Object.entries(parts)) {
    for (const value of notObjects) expect(accepts(schema, value), part).toBe(false);
    expect(laxity(schema, "a".repeat(bodyLimit + 1), part)).toEqual([]);
  }
});

const notObjects = [null, [], [{}], "", "{}", 0, true, undefined];

// No text, no number, no anything: nothing that a request carries is one of them.
const strangers = [["a"], { a: 1 }, 1n, Symbol("a"), Number.NaN, Infinity, "\u0000", "\ud83c"];

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly catchall?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
}

const defOf = (schema: z.ZodMiniType): Def => schema.def;

/** Where a schema takes more than it names: objects that are not strict, and fields that take a stranger or text without end. */
function laxity(schema: z.ZodMiniType, endless: string, at: string): string[] {
  const { type, shape = {}, catchall, options = [], element, innerType } = defOf(schema);
  switch (type) {
    case "object": {
      const within = Object.entries(shape).flatMap(([field, inner]) =>
        laxity(inner, endless, `${at}.${field}`),
      );
      const isStrict = catchall !== undefined && defOf(catchall).type === "never";
      return isStrict ? within : [`${at} is not strict`, ...within];
    }
    case "array":
    case "optional":
    case "nullable":
    case "union":
      return [...options, element, innerType].flatMap((inner) =>
        inner === undefined ? [] : laxity(inner, endless, at),
      );
    case "string":
    case "number":
    case "boolean":
    case "enum":
    case "literal":
    case "null":
      return [...strangers, endless]
        .filter((value) => accepts(schema, value))
        .map((value) => `${at} takes a ${typeof value}`);
    default:
      return [`${at} is of a kind that this test does not know: ${type}`];
  }
}

test.each([
  ["an object that is not strict", z.object({ a: id }), "body is not strict"],
  ["a loose one within a list", z.strictObject({ a: z.array(z.looseObject({})) }), "not strict"],
  ["text without end", z.strictObject({ a: z.nullable(z.string()) }), "body.a takes a string"],
  ["text with U+0000", z.strictObject({ a: z.string().check(z.maxLength(5)) }), "body.a takes"],
  ["anything at all", z.strictObject({ a: z.optional(z.unknown()) }), "does not know: unknown"],
  ["one of two", z.strictObject({ a: z.union([id, z.string()]) }), "body.a takes"],
])("%s is seen", (_, schema, told) => {
  expect(laxity(schema, "a".repeat(100), "body").join()).toContain(told);
});

// What nobody may write, and the keys that reach a prototype (threats T13).
const foreignKeys = [
  "role",
  "isAdmin",
  "uid",
  "ownerId",
  "coachUid",
  "coachStatus",
  "status",
  "completed",
  "createdAt",
  "earnedAt",
  "isRead",
  "verified",
  "",
  "toString",
  "hasOwnProperty",
  "constructor",
  "__proto__",
];

test("a strict object takes no key that it does not name, not even one of a prototype", () => {
  const schema = z.strictObject({ a: z.strictObject({}) });
  for (const key of foreignKeys)
    for (const body of ['{"a":{},KEY}', '{"a":{KEY}}']) {
      const sent: unknown = JSON.parse(
        body.replace("KEY", `${JSON.stringify(key)}:{"polluted":1}`),
      );
      expect(accepts(schema, sent), `${key} in ${body}`).toBe(false);
    }
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  expect(accepts(schema, { a: {} })).toBe(true);
});
