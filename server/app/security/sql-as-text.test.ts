import { expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { cases } from "#domain/rounds.fixture.ts";
import { rows, type Sample } from "../fixtures/endpoint-rows.fixture.ts";
import { call, names, sharedWorldOf } from "../fixtures/hostile.fixture.ts";
import type { Reply } from "../fixtures/test-app.fixture.ts";

// Threats T17.

/** Special characters of statements, strings, patterns and comments. */
const SIGNS = `x' or '1'='1'";--%_\\$1)/*`;
const PLAIN = "x".repeat(SIGNS.length);

/** Escaped for a CSV file. */
const written = (path: readonly string[], text: string): string =>
  path.at(-1) === "csv" ? `"${text.replaceAll('"', '""')}"` : text;

/** An id, a search, a link, a token, a write and a file. */
const kinds: ReadonlySet<EndpointName> = new Set([
  "readGoal",
  "listUsers",
  "previewInvitation",
  "unsubscribe",
  "createGoal",
  "previewImport",
]);

type Part = "params" | "query" | "body";

/** Path to each text of a valid call. */
function placesOf(sample: Sample): (readonly [Part, readonly string[]])[] {
  const within = (value: unknown, path: readonly string[]): (readonly string[])[] => {
    if (typeof value === "string") return [path];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, part]) => within(part, [...path, name]));
  };
  return (["params", "query", "body"] as const).flatMap((part) =>
    within(sample[part], []).map((path) => [part, path] as const),
  );
}

function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  const object = value as Record<string, unknown>;
  return { ...object, [name]: withText(object[name], rest, text) };
}

/** The text itself may be echoed. */
function kindOf({ status, body }: Reply): unknown {
  const { code = null, field = null } = body?.error ?? {};
  return { status, code, field };
}

const encoded = (params: Sample["params"] = {}) =>
  Object.fromEntries(Object.entries(params).map(([name, id]) => [name, encodeURIComponent(id)]));

describeWithDatabase("SQL in a text", (open) => {
  const world = sharedWorldOf(open);
  const asked = names.filter((name) => name !== "liveStream");

  it.each(cases(asked, (name) => kinds.has(name)))("%s answers it as any other", async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const [first = {}] = await rows[name].right(world());
    const answer = async ([part, path]: ReturnType<typeof placesOf>[number], text: string) => {
      const [right = {}] = await rows[name].right(world());
      const sample: Sample = { ...right, [part]: withText(right[part], path, written(path, text)) };
      const params = encoded(sample.params);
      return kindOf(await call(world(), endpoint, { ...sample, params }));
    };
    for (const place of placesOf(first))
      expect([place, await answer(place, SIGNS)]).toEqual([place, await answer(place, PLAIN)]);
  });
});
