import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OutputOf } from "#contract/endpoint.ts";
import { joinIdentity, listIdentities, partIdentity } from "#contract/identities.ts";
import type { NamedProvider } from "#domain/named-providers.ts";
import type { IdentityProvider } from "#domain/identity-provider.ts";
import { call } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";
import { useProviders } from "#web/client/sign-in/sign-in-providers.ts";
import { goToProvider } from "#web/client/sign-in/sign-in-button.tsx";

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

/** Null while loading; all providers if the read fails. */
export function useOwnWays(): readonly NamedProvider[] | null {
  const ways = useProviders();
  const { data, error } = useIdentities(ways.length > 1);
  if (ways.length < 2 || error !== null) return ways;
  if (data === undefined) return null;
  const own = ways.filter(({ way }) => data.identities.some((known) => known.way === way));
  return own.length === 0 ? ways : own;
}

export function useJoining() {
  return useMutation({
    mutationFn: (way: IdentityProvider) =>
      goToProvider(way, () => call(joinIdentity, { input: { way } })),
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
