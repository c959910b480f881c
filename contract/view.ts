import type { Notation } from "#domain/notation.ts";
import type { OfferedProviders } from "#domain/identity-provider.ts";
import type { KnownOffsets } from "#domain/zone-offset.ts";
import type { SessionUser } from "./account.ts";
import type { EndpointName } from "./endpoints.ts";
import type { Params, Route } from "./routes.ts";

/** What a document is rendered from, and what the browser hydrates with: inlined as JSON. */
export interface View {
  readonly user: SessionUser | null;
  /** The server's clock at rendering, in milliseconds. */
  readonly at: number;
  /** Zone in which the document's days are counted. */
  readonly timeZone: string;
  /** Of that zone, for the years around `at`: the first format of a browser takes tens of milliseconds on a phone. */
  readonly offsets: KnownOffsets;
  /** Of its days and numbers: that of the browser which asked. */
  readonly notation: Notation;
  /** Where the live stream takes over. */
  readonly position: string;
  /** The named parts of the address, with which the route's read was asked. */
  readonly params: Params;
  /** The answers of the route's reads. */
  readonly data: Partial<Record<EndpointName, unknown>>;
  /** How people sign in here. */
  readonly ways: OfferedProviders;
  /** True where the sign-in goes to the stand-in network. */
  readonly standIn: boolean;
  /** True where the server is in development mode. */
  readonly development: boolean;
}

/** Renders the screen of a route, with its path and search, to markup. Throws where a component throws. */
export type Render = (route: Route, url: string, view: View) => Promise<string>;

/** Ids of the two elements that the browser's entry looks for. */
export const ROOT_ID = "root";
export const VIEW_ID = "view";
