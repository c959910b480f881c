import type { Bound } from "./connection.ts";

/** Dates are UTC instants, so the process's time zone never matters. */
export function encodeValue(value: unknown): Bound {
  if (typeof value === "string") return value;
  if (value === null) return null;
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
    return String(value);
  }
  if (typeof value === "object") return encodedObject(value);
  throw new TypeError(`A ${typeof value} cannot be bound to a statement.`);
}

function encodedObject(value: object): string {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`;
  if (Array.isArray(value)) return `{${value.map(arrayItem).join(",")}}`;
  return JSON.stringify(value);
}

function arrayItem(item: unknown): string {
  if (Array.isArray(item)) return encodedObject(item);
  const text = encodeValue(item);
  return text === null ? "NULL" : `"${text.replace(/["\\]/g, "\\$&")}"`;
}

export type Decode = (text: string) => unknown;

export class ValueUnreadable extends Error {
  override name = "ValueUnreadable";
}

/** By pg_type oid. Other types stay text: days, dates, times, intervals, uuid. */
const scalars: Readonly<Record<number, Decode>> = {
  16: (text) => text === "t",
  17: (text) => new Uint8Array(Buffer.from(text.slice(2), "hex")),
  20: wholeNumber,
  21: Number,
  23: Number,
  26: Number,
  114: JSON.parse,
  700: Number,
  701: Number,
  1184: milliseconds,
  1700: Number,
  3802: JSON.parse,
};

const arrayOf: Readonly<Record<number, number>> = {
  199: 114,
  1000: 16,
  1001: 17,
  1005: 21,
  1007: 23,
  1009: 25,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1028: 26,
  1182: 1082,
  1185: 1184,
  1231: 1700,
  2951: 2950,
  3807: 3802,
};

export function decoderOf(type: number): Decode | undefined {
  const item = arrayOf[type];
  if (item === undefined) return scalars[type];
  const decode = scalars[item] ?? String;
  return (literal) => decodedItems(arrayItems(literal), decode);
}

function decodedItems(items: ReturnType<typeof arrayItems>, decode: Decode): unknown[] {
  return items.map((item) => {
    if (item === null) return null;
    return Array.isArray(item) ? decodedItems(item, decode) : decode(item);
  });
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new ValueUnreadable("A stored bigint exceeds 2^53.");
  return value;
}

/** Milliseconds since 1970. Both engines' sessions are set to UTC. */
function milliseconds(text: string): number {
  const at = Date.parse(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
  if (!text.endsWith("+00") || Number.isNaN(at)) {
    throw new ValueUnreadable("A stored instant is outside the calendar or not in UTC.");
  }
  return at;
}

type Items = (string | null | Items)[];

const arrayToken = /"(?:[^"\\]|\\.)*"|[{},]|[^{},"]+/gs;

function arrayItems(literal: string): Items {
  const outermost: Items = [];
  const open = [outermost];
  // A lower bound other than 1 is a prefix: `[0:1]={a,b}`.
  for (const [text] of literal.slice(literal.indexOf("{")).matchAll(arrayToken)) {
    if (text === "{") open.push(nested(open.at(-1)));
    else if (text === "}") open.pop();
    else if (text !== ",") open.at(-1)?.push(itemText(text));
  }
  const [array] = outermost;
  return Array.isArray(array) ? array : [];
}

function nested(parent: Items | undefined): Items {
  const items: Items = [];
  parent?.push(items);
  return items;
}

function itemText(text: string): string | null {
  if (text.startsWith('"')) return text.slice(1, -1).replace(/\\(.)/gs, "$1");
  return text === "NULL" ? null : text;
}
