import { describe, expect, test } from "vitest";
import type { z } from "zod/mini";
import { needsSession, policy } from "#domain/policy.ts";
import { KEY_HEADER, KEY_PATTERN, type Endpoint } from "./endpoint.ts";
import { endpoints, type EndpointName } from "./endpoints.ts";
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
    "openSession",
    "previewInvitation",
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

test("these writes count once under their key", () => {
  expect(all.filter(([, { keyed }]) => keyed).map(([name]) => name)).toEqual([
    "createGoal",
    "recordProgress",
    "undoProgress",
    "importLedger",
    "completeGoal",
    "undoCompletion",
    "editGoal",
    "pauseGoal",
    "resumeGoal",
    "chooseCadence",
    "pauseAll",
    "resumeAll",
    "closeGoal",
    "reopenGoal",
    "deleteGoal",
    "restoreGoal",
    "chooseWeeklyQuota",
    "changePlan",
    "suggestStep",
    "addCheckIn",
    "writeWeeklyCheckIn",
    "countShare",
    "writeMilestonePage",
    "takeBackAcceptance",
    "stepDown",
    "addNote",
    "replyToNote",
    "addPrivateNote",
    "changePrivateNote",
    "removePrivateNote",
    "inviteColleagues",
    "sendAnnouncement",
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

describe.each(all)("%s", (name, { method, path, right, params, query, input, summary, keyed }) => {
  const sample = sampleRequests[name];

  test("has an address, a right of the policy and a summary", () => {
    expect(path).toMatch(/^\/(api|functions)(\/:?[A-Za-z][A-Za-z-]*)+$/);
    expect(Object.keys(policy)).toContain(right);
    expect(summary.length).toBeGreaterThan(10);
  });

  test("has a body where it writes, and none where it reads", () => {
    expect(input === null).toBe(method === "GET");
    expect(keyed && method === "GET").toBe(false);
  });

  test("takes the parameters of its path and no others", () => {
    const names = parameterNames(path);
    const values = Object.fromEntries(names.map((key) => [key, "abcdefghijklmnopqrstuv"]));
    expect(accepts(params, values)).toBe(true);
    expect(accepts(params, { ...values, other: "abcdefghijklmnopqrstuv" })).toBe(false);
    for (const key of names) {
      expect(accepts(params, { ...values, [key]: undefined })).toBe(false);
      expect(accepts(params, { ...values, [key]: "../../etc/passwd" })).toBe(false);
    }
  });

  test("takes what it should", () => {
    expect(accepts(params, sample.params ?? {})).toBe(true);
    expect(accepts(query, sample.query ?? {})).toBe(true);
    expect(sample.inputs === undefined).toBe(input === null);
    for (const body of sample.inputs ?? []) expect(input && accepts(input, body)).toBe(true);
  });
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

/** The JSON of an object with one more key of its own, as it would arrive; a key that it has comes twice. */
function withKey(body: object, key: string): unknown {
  const rest = JSON.stringify(body).slice(0, -1);
  const comma = rest === "{" ? "" : ",";
  return JSON.parse(`${rest}${comma}${JSON.stringify(key)}:{"polluted":true}}`);
}

/** Each object of a request with one key too many, at the top and in each object within. */
function* spoiled(body: object, key: string): Generator {
  // Of a list each member is looked at; itself it has no keys.
  if (!Array.isArray(body)) yield withKey(body, key);
  for (const [field, value] of Object.entries(body))
    if (typeof value === "object" && value !== null)
      for (const inner of spoiled(value as object, key))
        yield Object.assign(JSON.parse(JSON.stringify(body)), { [field]: inner });
}

describe.each(all)("%s refuses an unknown key", (name, { params, query, input }) => {
  const sample = sampleRequests[name];

  test.each(foreignKeys)("%j", (key) => {
    expect(Object.keys(withKey({}, key) as object)).toEqual([key]);
    expect(accepts(params, withKey(sample.params ?? {}, key))).toBe(false);
    expect(accepts(query, withKey(sample.query ?? {}, key))).toBe(false);
    for (const body of sample.inputs ?? [])
      for (const wrong of spoiled(body, key)) expect(input && accepts(input, wrong)).toBe(false);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});

// Each field in turn: a value that no field takes.
const strangers = [["a"], { a: 1 }, 1n, Symbol("a"), Number.NaN, Infinity, "\u0000", "\ud83c"];

describe.each(all)(
  "%s refuses a wrong value in each field",
  (name, { query, input, bodyLimit }) => {
    const sample = sampleRequests[name];
    const wrong = [...strangers, "a".repeat(bodyLimit + 1)];

    test("of its body", () => {
      for (const body of sample.inputs ?? [])
        for (const field of Object.keys(body))
          for (const stranger of wrong)
            expect(input && accepts(input, { ...body, [field]: stranger }), field).toBe(false);
    });

    test("of its query", () => {
      for (const field of Object.keys(sample.query ?? {}))
        for (const stranger of wrong)
          expect(accepts(query, { ...sample.query, [field]: stranger }), field).toBe(false);
    });

    test("or a body that is no object", () => {
      for (const body of [null, [], [{}], "", "{}", 0, true, undefined])
        expect(input && accepts(input, body)).not.toBe(true);
    });
  },
);
