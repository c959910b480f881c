import type { Language } from "#domain/language.ts";
import type { Notation } from "#domain/notation.ts";
import type { NamedProvider } from "#domain/named-providers.ts";
import type { KnownOffsets } from "#domain/zone-offset.ts";
import type { SessionUser } from "./session.ts";
import type { EndpointName } from "./endpoints.ts";
import type { Params, Route } from "./routes.ts";

/** Input of rendering and hydration: inlined as JSON. */
export interface View {
  readonly user: SessionUser | null;
  /** The server's clock at rendering, ms. */
  readonly at: number;
  readonly timeZone: string;
  /** Around `at`: a browser's first `Intl` format takes tens of milliseconds on a phone. */
  readonly offsets: KnownOffsets;
  /** Of the requesting browser. */
  readonly notation: Notation;
  /** Where the live stream continues. */
  readonly position: string;
  readonly params: Params;
  /** Answers of the route's reads. */
  readonly data: Partial<Record<EndpointName, unknown>>;
  /** Offered on sign-in screens, in this order. */
  readonly ways: readonly NamedProvider[];
  /** Links to sign in are sent by email. */
  readonly signInByEmail: boolean;
  /** In development mode, into the mailbox. */
  readonly sendsMail: boolean;
  /** Browsers allow passkeys at this address. */
  readonly passkeys: boolean;
  /** The sign-in uses the stand-in network. */
  readonly standIn: boolean;
  /** Offered, the default first. */
  readonly languages: readonly Language[];
  readonly development: boolean;
}

/** Throws if a component throws. */
export type Render = (route: Route, url: string, view: View) => Promise<string>;

/** The server's half of a language's build. */
export interface Renderer {
  /** Of its texts, as in `<html lang>`. */
  readonly lang: string;
  readonly render: Render;
  /** A document's title; `goal` is the name of the goal on its page, else null. */
  readonly titleOf: (route: Route, goal: string | null) => string;
}

/** Element ids. */
export const ROOT_ID = "root";
export const VIEW_ID = "view";
