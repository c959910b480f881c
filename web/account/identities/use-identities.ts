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

/** How the person signs in. No event tells of it: it is read when it is opened, and come back to. */
export function useIdentities(enabled = true) {
  return useQuery({
    enabled,
    queryKey: key,
    queryFn: ({ signal }) => call(listIdentities, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** The offered ways that lead to this person: all of them where that cannot be read; null until it is. */
export function useOwnWays(): readonly NamedProvider[] | null {
  const ways = useProviders();
  const { data, error } = useIdentities(ways.length > 1);
  if (ways.length < 2 || error !== null) return ways;
  if (data === undefined) return null;
  const own = ways.filter(({ way }) => data.identities.some((known) => known.way === way));
  return own.length === 0 ? ways : own;
}

/** Goes to another provider, to come back with its account joined. */
export function useJoining() {
  return useMutation({
    mutationFn: (way: IdentityProvider) =>
      goToProvider(way, () => call(joinIdentity, { input: { way } })),
  });
}

/** Parts an account elsewhere; `onParted` is called while its row is still there. */
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
      // The other browsers are signed out with it.
      await client.invalidateQueries({ queryKey: keyOf("listSessions") });
    },
  });
}
