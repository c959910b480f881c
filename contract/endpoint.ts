import type { z } from "zod/mini";
import type { Right } from "#domain/policy.ts";
import type { CappedWrite } from "#domain/write-cap.ts";
import { nothing } from "./fields.ts";

type Write = "POST" | "PUT" | "DELETE";
type Counted = CappedWrite | { readonly because: string };

/** Client request, server validation and API document all derive from it. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: "GET" | Write;
  /** With `:name` parameters. */
  readonly path: string;
  readonly right: Right;
  /** Of a write: what it counts as for a person, or why it can't make anything grow. */
  readonly counted: Counted | null;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  /** JSON body; null for none. */
  readonly input: Input | null;
  readonly output: Output;
  /** Of a success: JSON, or a text of `output`. */
  readonly media: "application/json" | "text/csv";
  /** In bytes; above `BODY_LIMIT` only for signed-in people. */
  readonly bodyLimit: number;
  /** Retries under one `Idempotency-Key` count once; the header is required. */
  readonly keyed: boolean;
}

/** Bytes. */
export const BODY_LIMIT = 64 * 1024;

const defaults = {
  counted: null,
  params: nothing,
  query: nothing,
  input: null,
  media: "application/json",
  bodyLimit: BODY_LIMIT,
  keyed: false,
} as const;
type Defaults = typeof defaults;

interface Named extends Omit<Endpoint, keyof Defaults | "method"> {
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly input?: z.ZodMiniType;
  readonly media?: Endpoint["media"];
  readonly bodyLimit?: number;
  readonly keyed?: true;
}

type Own = Named &
  ({ readonly method: "GET" } | { readonly method: Write; readonly counted: Counted });

export function endpoint<const E extends Own>(own: E): E & Omit<Defaults, keyof E> {
  return { ...defaults, ...own };
}

export type ParamsOf<E> = E extends Endpoint<infer P> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodMiniType, infer Q> ? z.output<Q> : never;
export type InputOf<E> =
  E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer I> ? z.output<I> : never;
export type OutputOf<E> =
  E extends Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, infer O> ? z.output<O> : never;

/** 16 to 64 letters, digits, `-` or `_`. */
export const KEY_HEADER = "idempotency-key";
export const KEY_PATTERN = /^[A-Za-z0-9_-]{16,64}$/;

/** The page's person id; with another person's session, answered as a visitor (product 21.10). */
export const PERSON_HEADER = "cairn-person";

/** The page's language. */
export const LANGUAGE_HEADER = "cairn-language";
