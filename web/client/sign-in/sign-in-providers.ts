import { useContext } from "react";
import { namedProviders, type NamedProvider } from "#domain/named-providers.ts";
import { type OfferedProviders } from "#domain/identity-provider.ts";
import { ViewContext } from "../view-context.tsx";

// A part that stands without its document, as in its test, is that of a server with nothing else.
const networkAlone: OfferedProviders = { network: true, organization: null };

/** How people sign in on this server, each way by its name. */
export function useProviders(): readonly NamedProvider[] {
  return namedProviders(useContext(ViewContext)?.ways ?? networkAlone);
}
