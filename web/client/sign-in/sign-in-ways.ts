import { useContext } from "react";
import { namedWays, type NamedWay } from "#domain/named-ways.ts";
import { type OfferedWays } from "#domain/sign-in-way.ts";
import { ViewContext } from "../view-context.tsx";

// A part that stands without its document, as in its test, is that of a server with nothing else.
const networkAlone: OfferedWays = { network: true, organization: null };

/** How people sign in on this server, each way by its name. */
export function useWays(): readonly NamedWay[] {
  return namedWays(useContext(ViewContext)?.ways ?? networkAlone);
}
