import type { Bound } from "../connection.ts";

export interface PgliteStart {
  readonly folder: string | undefined;
  readonly template: string | undefined;
}

export type PgliteRequest =
  | {
      readonly kind: "query";
      readonly id: number;
      readonly name: string | undefined;
      readonly sql: string;
      readonly bound: readonly Bound[];
    }
  | { readonly kind: "script"; readonly id: number; readonly sql: string }
  | { readonly kind: "dump"; readonly id: number }
  | { readonly kind: "close"; readonly id: number };

/** Rows travel as text: the main thread decodes values for both engines. */
export interface PgliteRows {
  readonly columns: readonly string[];
  readonly types: readonly number[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly tag: string;
}

interface PgliteRefusal {
  readonly message: string;
  readonly code: string;
  readonly constraint: string | undefined;
}

export type PgliteReply =
  | { readonly kind: "ready" }
  | { readonly kind: "unable"; readonly reason: string }
  | { readonly kind: "rows"; readonly id: number; readonly answer: PgliteRows }
  | { readonly kind: "done"; readonly id: number; readonly bytes?: ArrayBuffer }
  | { readonly kind: "refused"; readonly id: number; readonly refusal: PgliteRefusal };
