import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OutputOf } from "#contract/endpoint.ts";
import { joinEmail } from "#contract/email-sign-in.ts";
import { joinIdentity, listIdentities, partIdentity } from "#contract/identities.ts";
import type { NamedProvider } from "#domain/named-providers.ts";
import type { IdentityProvider } from "#domain/identity-provider.ts";
import { call } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";
import { useProviders, useSignInByEmail } from "#web/client/sign-in/sign-in-providers.ts";
import { goToProvider } from "#web/client/sign-in/sign-in-button.tsx";
import { useHasPasskey } from "../passkeys/use-passkeys.ts";

const key = keyOf("listIdentities");

/** No live event: refetch on mount and focus. */
export function useIdentities(enabled = true) {
  return useQuery({
    enabled,
    queryKey: key,
    queryFn: ({ signal }) => call(listIdentities, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

interface OwnWays {
  readonly providers: readonly NamedProvider[];
  /** Of sign-ins by email. */
  readonly address: string | null;
}

/** Null while loading; all providers if the read fails. */
export function useOwnWays(): OwnWays | null {
  const ways = useProviders();
  const signInByEmail = useSignInByEmail();
  const hasPasskey = useHasPasskey();
  const isChoice = ways.length > 1 || signInByEmail || hasPasskey;
  const { data, error } = useIdentities(isChoice);
  if (!isChoice || error !== null) return { providers: ways, address: null };
  if (data === undefined) return null;
  const own = ways.filter(({ way }) => data.identities.some((known) => known.way === way));
  const address = data.identities.find(({ way }) => way === "email")?.address ?? null;
  const isUnknown = own.length === 0 && address === null && !hasPasskey;
  return { providers: isUnknown ? ways : own, address };
}

export function useJoining() {
  return useMutation({
    mutationFn: async (way: IdentityProvider | "email") =>
      way === "email"
        ? call(joinEmail, { input: {} })
        : goToProvider(way, () => call(joinIdentity, { input: { way } })),
  });
}

/** `onParted` runs while the row still exists. */
export function useParting(onParted: (issuer: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (issuer: string) => call(partIdentity, { input: { issuer } }),
    onSuccess: async (_, issuer) => {
      onParted(issuer);
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<OutputOf<typeof listIdentities>>(
        key,
        (data) =>
          data && { identities: data.identities.filter((known) => known.issuer !== issuer) },
      );
      // Parting ends the other sessions.
      await client.invalidateQueries({ queryKey: keyOf("listSessions") });
    },
  });
}
