import { useContext } from "react";
import { namedProviders, type NamedProvider } from "#domain/named-providers.ts";
import { type OfferedProviders } from "#domain/identity-provider.ts";
import { ViewContext } from "../view-context.tsx";

// Rendered without a document, as in tests.
const networkAlone: OfferedProviders = { network: true, organization: null };

export function useProviders(): readonly NamedProvider[] {
  return namedProviders(useContext(ViewContext)?.ways ?? networkAlone);
}
