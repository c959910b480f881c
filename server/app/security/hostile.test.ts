import { describe, expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import type { Reply } from "../fixtures/test-app.fixture.ts";
import { kindsOfEndpoint } from "../fixtures/endpoint-kinds.fixture.ts";
import { rows } from "../fixtures/endpoint-rows.fixture.ts";
import {
  call,
  changesNothing,
  expectRefusal,
  isFunction,
  names,
  sharedWorldOf,
  worldOf,
} from "../fixtures/hostile.fixture.ts";

import { wrongBodies, wrongBody, wrongTexts } from "../fixtures/wrong-values.fixture.ts";

it("has a row for every endpoint, and none besides", () => {
  expect(Object.keys(rows).toSorted()).toEqual(names.toSorted());
});

/** The field, or the object around it. */
function expectFieldNamed(reply: Reply, field: string, what: string): void {
  const named: string | undefined = reply.body.error.field;
  const within = `${field}.`.startsWith(`${named}.`) || named?.startsWith(`${field}.`);
  expect(
    within || (what === "unknown" && named === undefined),
    `${field} ${what} ${reply.text}`,
  ).toBe(true);
}

function chunked(size: number): ReadableStream {
  let left = size;
  return new ReadableStream({
    pull(controller) {
      const chunk = Math.min(left, 16_384);
      left -= chunk;
      if (chunk === 0) controller.close();
      else controller.enqueue(new Uint8Array(chunk).fill(0x20));
    },
  });
}

const withBody = kindsOfEndpoint.filter((name) => endpoints[name].input !== null);

describeWithDatabase("hostile bodies", (open) => {
  const world = sharedWorldOf(open);

  describe.each(withBody)("%s", (name) => {
    const endpoint: Endpoint = endpoints[name];
    const row = rows[name];

    it("refuses each wrong field, and names it", async () => {
      const samples = await row.right(world());
      let tried = 0;
      await changesNothing(world(), async () => {
        for (const sample of samples)
          for (const { field, what, json } of wrongBodies(endpoint, sample.body)) {
            if (sample.instead?.[field]?.[what] !== undefined) continue;
            const reply = await call(world(), endpoint, sample, { body: json });
            expectRefusal(endpoint, reply, 400, `${field} ${what} ${json.slice(0, 200)}`);
            if (!isFunction(endpoint)) expectFieldNamed(reply, field, what);
            tried += 1;
          }
      });
      expect(tried).toBeGreaterThanOrEqual(17);
    });

    it("refuses a body that is no JSON object", async () => {
      expect.hasAssertions();
      const [sample = {}] = await row.right(world());
      await changesNothing(world(), async () => {
        for (const [what, body] of Object.entries(wrongTexts))
          expectRefusal(endpoint, await call(world(), endpoint, sample, { body }), 400, what);
      });
    });

    it("refuses a body over the limit, whether or not its length is declared", async () => {
      expect.hasAssertions();
      const [sample = {}] = await row.right(world());
      const right = JSON.stringify(sample.body);
      const tooLong = right + " ".repeat(endpoint.bodyLimit + 1 - right.length);
      const bodies = [
        [tooLong, {}],
        [tooLong, { "content-length": String(endpoint.bodyLimit + 1) }],
        [right, { "content-length": String(endpoint.bodyLimit + 1) }],
        [chunked(endpoint.bodyLimit + 1), {}],
        [chunked(10_000_000), {}],
      ] as const;
      await changesNothing(world(), async () => {
        for (const [body, length] of bodies) {
          const reply = await call(world(), endpoint, sample, { body, headers: length });
          expectRefusal(endpoint, reply, 413, "too large");
        }
      });
    });

    it("refuses what is not plain JSON by its headers", async () => {
      expect.hasAssertions();
      const [sample = {}] = await row.right(world());
      const types = [
        "text/plain",
        "text/plain; application/json",
        "application/x-www-form-urlencoded",
        "application/jsonp",
        "application/json, text/plain",
        "application/json; charset=utf-16",
        "",
      ];
      const codings = ["gzip", "identity, gzip"];
      const wrong: Record<string, string>[] = [
        ...types.map((type) => ({ "content-type": type })),
        ...codings.map((coding) => ({ "content-encoding": coding })),
      ];
      await changesNothing(world(), async () => {
        for (const headers of wrong) {
          const reply = await call(world(), endpoint, sample, { headers });
          expectRefusal(endpoint, reply, 415, JSON.stringify(headers));
        }
      });
    });
  });
});

describeWithDatabase("odd bodies", (open) => {
  const world = worldOf(open);

  describe.each(withBody)("%s", (name) => {
    const endpoint: Endpoint = endpoints[name];
    const row = rows[name];

    it("answers odd values as its row says", async () => {
      const odd = (await row.right(world())).map(({ instead = {} }) =>
        Object.entries(instead).flatMap(([field, answers]) =>
          Object.entries(answers).map(([what, status]) => ({ field, what, status })),
        ),
      );
      // Accepted calls can't be repeated: new valid calls for each round.
      for (let round = 0; odd.some((ones) => ones.length > round); round += 1)
        for (const [index, sample] of (await row.right(world())).entries()) {
          const one = odd[index]?.[round];
          if (one === undefined) continue;
          const body = wrongBody(endpoint, sample.body, one);
          const reply = await call(world(), endpoint, sample, { body });
          expect(reply.status, `${body}: ${reply.text}`).toBe(one.status);
        }
    });

    it("takes a body at the limit", async () => {
      const [sample = {}] = await row.right(world());
      const right = JSON.stringify(sample.body);
      const body = right + " ".repeat(endpoint.bodyLimit - right.length);
      expect((await call(world(), endpoint, sample, { body })).status).toBe(200);
    });
  });
});
