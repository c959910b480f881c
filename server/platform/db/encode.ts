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
