import type { z } from "zod/mini";
import type { Right } from "#domain/policy.ts";
import { nothing } from "./fields.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One call of the product: the client's request, the server's validation and the API document are made from it. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: Method;
  /** With `:name` for each parameter. */
  readonly path: string;
  readonly right: Right;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  /** The JSON body; null where there is none. */
  readonly input: Input | null;
  readonly output: Output;
  /** What the answer is sent as, where it is no refusal: JSON, or a text of `output`. */
  readonly media: "application/json" | "text/csv";
  /** The largest body that is read, in bytes. One above `BODY_LIMIT` is read of people who are signed in. */
  readonly bodyLimit: number;
  /** True where a retry under the same `Idempotency-Key` counts once; the header is then required. */
  readonly keyed: boolean;
}

/** The largest body that is read, in bytes, where an endpoint does not say otherwise. */
export const BODY_LIMIT = 64 * 1024;

const defaults = {
  params: nothing,
  query: nothing,
  input: null,
  media: "application/json",
  bodyLimit: BODY_LIMIT,
  keyed: false,
} as const;
type Defaults = typeof defaults;

/** What an endpoint says of itself: parameters, query, body and key only where it has them, and what it answers where that is no JSON. */
interface Own extends Omit<Endpoint, keyof Defaults> {
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly input?: z.ZodMiniType;
  readonly media?: Endpoint["media"];
  readonly bodyLimit?: number;
  readonly keyed?: true;
}

/** An endpoint, complete: nothing is sent in a part that it does not name. */
export function endpoint<const E extends Own>(own: E): E & Omit<Defaults, keyof E> {
  return { ...defaults, ...own };
}

export type ParamsOf<E> = E extends Endpoint<infer P> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodMiniType, infer Q> ? z.output<Q> : never;
export type InputOf<E> =
  E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer I> ? z.output<I> : never;
export type OutputOf<E> =
  E extends Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, infer O> ? z.output<O> : never;

/** The name of the header that carries a write's key: 16 to 64 letters, digits, `-` or `_`. */
export const KEY_HEADER = "idempotency-key";
export const KEY_PATTERN = /^[A-Za-z0-9_-]{16,64}$/;

/**
 * The name of the header that says for whom a page was rendered: that person's id, which is no secret. With the session of
 * somebody else the call is answered as a visitor's (product 21.10).
 */
export const PERSON_HEADER = "cairn-person";
