import { z } from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";

/** Values of a field by what is odd about them, as JSON text: some cannot be written any other way. */
const odd: Readonly<Record<string, string>> = {
  null: "null",
  "an array": "[]",
  "an array of text": '["x"]',
  "an object": "{}",
  "an object with text": '{"toString":"x"}',
  true: "true",
  false: "false",
  "a number": "1",
  "a negative number": "-1",
  "a fraction": "1.5",
  "a large number": "1e308",
  "an infinite number": "1e999",
  "minus zero": "-0",
  text: '"x"',
  empty: '""',
  "a number as text": '"7"',
  "NaN as text": '"NaN"',
  "Arabic digits": '"١٢"',
  "U+0000": '"a\\u0000b"',
  "a lone high surrogate": '"a\\ud800"',
  "a lone low surrogate": '"\\udc00a"',
};

/** Names that no body may carry, whatever they say (OWASP ASVS 15.3.3). */
const strangers = [
  "extra",
  "__proto__",
  "constructor",
  "prototype",
  "role",
  "isAdmin",
  "uid",
  "id",
  "ownerId",
  "coachUid",
  "coachStatus",
  "status",
  "completed",
  "createdAt",
  "earnedAt",
  "isRead",
  "verified",
];

/** A body with one thing wrong. `field` and `what` say which. */
export interface Wrong {
  readonly field: string;
  readonly what: string;
  readonly json: string;
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Schema = Readonly<Record<string, unknown>>;

const MARK = "@@here@@";

/** The body as JSON text with what stands at `path` written as `text`, or left out. */
function written(body: Json, path: readonly string[], text: string | null): string {
  const copy = structuredClone(body) as { [name: string]: Json };
  let at = copy;
  for (const name of path.slice(0, -1)) at = at[name] as { [name: string]: Json };
  const last = path.at(-1) ?? "";
  if (text === null) delete at[last];
  else at[last] = MARK;
  return JSON.stringify(copy).replace(`"${MARK}"`, () => text ?? "");
}

/** The body with one more field in the object at `path`, its own even where the name is `__proto__`. */
function widened(body: Json, path: readonly string[], name: string): string {
  const extra = `${JSON.stringify(name)}:{"polluted":true}`;
  return written(body, [...path, "more"], `"${MARK}"`).replace(`"more":"${MARK}"`, () => extra);
}

function paths(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [path];
  const inner = Object.entries(value).flatMap(([name, part]) => paths(part, [...path, name]));
  return path.length === 0 ? inner : [path, ...inner];
}

function objects(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  const inner = Object.entries(value).flatMap(([name, part]) => objects(part, [...path, name]));
  return [path, ...inner];
}

function variants(schema: Schema): Schema[] {
  const among = (schema["anyOf"] ?? schema["oneOf"]) as Schema[] | undefined;
  return among === undefined ? [schema] : among.flatMap(variants);
}

function schemasAt(schema: Schema, path: readonly string[]): Schema[] {
  const [name, ...rest] = path;
  const here = variants(schema);
  if (name === undefined) return here;
  return here.flatMap((one) => {
    const inner = (one["properties"] as Record<string, Schema> | undefined)?.[name];
    return inner === undefined ? [] : schemasAt(inner, rest);
  });
}

/** The longest text that a field takes; null where it takes none, an error where any text is taken. */
function longest(input: Schema, path: readonly string[]): number | null {
  const texts = schemasAt(input, path).filter(
    (one) => one["type"] === "string" && !("const" in one) && !("enum" in one),
  );
  if (texts.length === 0) return null;
  const lengths = texts
    .map((one) => one["maxLength"])
    .filter((length) => typeof length === "number");
  if (lengths.length < texts.length) throw new Error(`${path.join(".")} takes text without end.`);
  return Math.max(...lengths);
}

// An emoji is two UTF-16 units, which is how a browser counts.
function overlong(most: number): Record<string, string> {
  const emoji = "\u{1f331}".repeat(Math.floor(most / 2) + 1);
  return {
    "too long": JSON.stringify("x".repeat(most + 1)),
    "too many emoji": JSON.stringify(emoji),
  };
}

function wrongAt(body: Json, input: Schema, path: readonly string[]): Wrong[] {
  const field = path.join(".");
  const most = longest(input, path);
  const tooLong = most === null ? {} : overlong(most);
  const values = Object.entries({ ...odd, ...tooLong }).map(([what, text]) => ({
    field,
    what,
    json: written(body, path, text),
  }));
  return [{ field, what: "missing", json: written(body, path, null) }, ...values];
}

/** Everything that can be wrong with the fields of a right body. */
export function wrongBodies(endpoint: Endpoint, body: unknown): readonly Wrong[] {
  if (endpoint.input === null) return [];
  const input = z.toJSONSchema(endpoint.input, { unrepresentable: "any" }) as Schema;
  const right = body as Json;
  const fields = paths(right).flatMap((path) =>
    path.length === 0 ? [] : wrongAt(right, input, path),
  );
  const more = objects(right).flatMap((path) =>
    strangers.map((name) => ({
      field: [...path, name].join("."),
      what: "unknown",
      json: widened(right, path, name),
    })),
  );
  // What says the same as the right body is not wrong; what is no JSON would be refused for that alone.
  const same = JSON.stringify(right);
  return [...fields, ...more].filter(({ json }) => JSON.stringify(JSON.parse(json)) !== same);
}

/** Bodies that are wrong before anybody looks at their fields. */
export const wrongTexts: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  empty: "",
  null: "null",
  "an array": "[]",
  text: '"x"',
  "a number": "1",
  "a broken object": "{",
  "two objects": "{}{}",
  "a comment": "{}//",
  NaN: "NaN",
  "a thousand brackets": "[".repeat(1_000),
  "deep arrays": "[".repeat(30_000) + "]".repeat(30_000),
  "deep objects": '{"a":'.repeat(10_000) + "1" + "}".repeat(10_000),
  "a truncated character": Uint8Array.from([0x7b, 0x22, 0xe2, 0x82]),
  "an overlong encoding": Uint8Array.from([0x22, 0xc0, 0xaf, 0x22]),
  "an encoded surrogate": Uint8Array.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  "UTF-16": new Uint8Array(Buffer.from("\ufeff{}", "utf16le")),
};
