import { useContext } from "react";
import { network } from "#domain/network.ts";
import type { NamedProvider } from "#domain/named-providers.ts";
import { ViewContext } from "../view-context.tsx";

// Rendered without a document, as in tests.
const networkAlone: readonly NamedProvider[] = [{ way: "network", name: network.name }];

export function useProviders(): readonly NamedProvider[] {
  return useContext(ViewContext)?.ways ?? networkAlone;
}

/** Whether links to sign in are sent by email. */
export function useSignInByEmail(): boolean {
  return useContext(ViewContext)?.signInByEmail ?? false;
}
