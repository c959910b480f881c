import { describe, expect, it } from "vitest";
import { KEY_HEADER, type Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { needsSession } from "#domain/policy.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { hashOf, newId, newSecret } from "#server/platform/random.ts";
import { send } from "../fixtures/test-app.fixture.ts";
import { kindsOfEndpoint } from "../fixtures/endpoint-kinds.fixture.ts";
import { rows, type Sample, type World } from "../fixtures/endpoint-rows.fixture.ts";
import {
  call,
  changesNothing,
  expectRefusal,
  names,
  pathOf,
  sharedWorldOf,
  writes,
} from "../fixtures/hostile.fixture.ts";
import { wrongIds, wrongQueries, wrongQueryValues } from "../fixtures/wrong-addresses.fixture.ts";

/** No case, rather than a skipped one. */
function where(applies: boolean): readonly [][] {
  return applies ? [[]] : [];
}

function fieldsOf(endpoint: Endpoint): string[] {
  const { shape = {} } = endpoint.query as { shape?: object };
  return Object.keys(shape);
}

/** Keeps the valid query. */
function beside({ query = {} }: Sample, wrong: string, field = ""): string {
  const rest = Object.entries(query).filter(([name]) => name !== field);
  return [new URLSearchParams(rest).toString(), wrong].filter((part) => part !== "").join("&");
}

/** Ended sessions: `session.test.ts` and `identities.test.ts`. */
async function wrongCookies({ test, people }: World): Promise<Record<string, string>> {
  const ended = await test.person();
  await ended.send("POST", endpoints.endSession.path, {});
  return {
    "no cookie": "",
    "an unknown cookie": `cairn=${newSecret()}`,
    "a broken cookie": "cairn=' or 1=1--",
    "a cookie of another name": people.owner.cookie.replace("cairn", "__Host-cairn"),
    "a cut cookie": people.owner.cookie.slice(0, -1),
    "a session that was signed out": ended.cookie,
  };
}

async function bearerOf(world: World, expiresAt: number): Promise<{ authorization: string }> {
  const token = newSecret();
  const { sessionId } = world.people.owner;
  await world.test.deps.db.kysely
    .insertInto("bearer_tokens")
    .values({ token_hash: hashOf(token), session_id: sessionId, expires_at: expiresAt })
    .execute();
  return { authorization: `Bearer ${token}` };
}

describeWithDatabase("hostile requests", (open) => {
  const world = sharedWorldOf(open);

  describe.each(kindsOfEndpoint)("%s", (endpointName) => {
    const endpoint: Endpoint = endpoints[endpointName];
    const row = rows[endpointName];
    const sampleOf = async (): Promise<Sample> => (await row.right(world()))[0] ?? {};

    it.each(where(endpoint.path.includes(":")))(
      "knows no wrong id, and no other person's",
      async () => {
        const sample = await sampleOf();
        const { params = {} } = sample;
        const named = Object.keys(params).filter((one) => endpoint.path.includes(`:${one}`));
        const [first = ""] = named;
        const other = { params: { ...params, [first]: newId() } };
        const unknown = await call(world(), endpoint, sample, { path: pathOf(endpoint, other) });
        expectRefusal(endpoint, unknown, 404, "unknown");
        await changesNothing(world(), async () => {
          for (const name of named)
            for (const wrong of [newId(), ...wrongIds]) {
              const path = pathOf(endpoint, { params: { ...params, [name]: wrong } });
              const reply = await call(world(), endpoint, sample, { path });
              // A refusal may contain the own goal's row.
              const text =
                name === "goalId" ? reply.text : JSON.stringify({ error: reply.body.error });
              expect([reply.status, text], `${name} ${wrong}`).toEqual([404, unknown.text]);
            }
          const session = world().people.stranger.cookie;
          const theirs = await call(world(), endpoint, sample, { session });
          expect([theirs.status, theirs.text]).toEqual([404, unknown.text]);
        });
      },
    );

    it("refuses every parameter of the query that it does not take", async () => {
      expect.hasAssertions();
      const sample = await sampleOf();
      const bare = pathOf(endpoint, { ...sample, query: {} });
      const known = fieldsOf(endpoint);
      const queries = [
        ...wrongQueries.map((query) => beside(sample, query)),
        ...known.flatMap((field) =>
          [
            `${field}=a.1&${field}=a.1`,
            `${field}[]=a.1`,
            ...(wrongQueryValues[field]?.map((value) => `${field}=${value}`) ?? [field]),
          ].map((query) => beside(sample, query, field)),
        ),
      ];
      await changesNothing(world(), async () => {
        for (const query of queries) {
          const reply = await call(world(), endpoint, sample, { path: `${bare}?${query}` });
          expectRefusal(endpoint, reply, 400, query);
        }
      });
    });

    it("takes no other method, and says which it takes", async () => {
      const sample = await sampleOf();
      const taken = names
        .map((other) => endpoints[other])
        .filter((other) => other.path === endpoint.path);
      const allow = taken.map(({ method }) => method);
      const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PURGE"];
      const head = allow.includes("GET") && endpointName !== "liveStream" ? ["HEAD"] : [];
      await changesNothing(world(), async () => {
        for (const method of methods.filter((one) => ![...allow, ...head].includes(one as "GET"))) {
          const reply = await call(world(), endpoint, sample, { method, body: "{}" });
          expect(reply.status, method).toBe(405);
          expect(reply.headers.get("allow")?.split(", ").toSorted()).toEqual(
            [...allow, ...head].toSorted(),
          );
          expect(reply.headers.get("access-control-allow-origin")).toBeNull();
        }
      });
    });

    it.each(where(needsSession(endpoint.right)))("asks for a session", async () => {
      expect.hasAssertions();
      const sample = await sampleOf();
      const cookies = await wrongCookies(world());
      const expired = await bearerOf(world(), world().test.at);
      await changesNothing(world(), async () => {
        for (const [what, session] of Object.entries(cookies))
          expectRefusal(endpoint, await call(world(), endpoint, sample, { session }), 401, what);
        // A bearer token wins over the cookie, even when invalid.
        const reply = await call(world(), endpoint, sample, { headers: expired });
        expectRefusal(endpoint, reply, 401, "an expired bearer token");
      });
    });
  });

  describe.each(kindsOfEndpoint.filter((name) => writes.includes(name)))("%s", (name) => {
    const endpoint: Endpoint = endpoints[name];
    const sampleOf = async (): Promise<Sample> => (await rows[name].right(world()))[0] ?? {};

    it("is not done for another site", async () => {
      const sample = await sampleOf();
      // Other spellings: `door.test.ts`.
      const foreign: Record<string, string>[] = [
        { origin: "https://evil.example" },
        { origin: "null" },
        { "sec-fetch-site": "cross-site" },
      ];
      await changesNothing(world(), async () => {
        for (const headers of foreign) {
          const reply = await call(world(), endpoint, sample, { headers });
          expect([reply.status, headers]).toEqual([403, headers]);
          expect(reply.headers.get("access-control-allow-origin")).toBeNull();
        }
      });
    });

    it.each(where(endpoint.keyed))("refuses a key that is none", async () => {
      const sample = await sampleOf();
      const keys = ["", "x".repeat(15), "x".repeat(65), `${newId()}!`, `${newId()}, ${newId()}`];
      await changesNothing(world(), async () => {
        for (const wrong of keys) {
          const reply = await call(world(), endpoint, sample, { headers: { [KEY_HEADER]: wrong } });
          expectRefusal(endpoint, reply, 400, wrong);
          expect(reply.body.error.field).toBe(KEY_HEADER);
        }
        const { cookie } = world().people.owner;
        const path = pathOf(endpoint, sample);
        const without = await send(world().test.app, endpoint.method, path, sample.body, {
          cookie,
        });
        expectRefusal(endpoint, without, 400, "no key");
      });
    });
  });
});
