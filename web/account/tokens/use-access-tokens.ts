import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
  type OwnToken,
} from "#contract/access-tokens.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { ApiError, call } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";

const key = keyOf("listAccessTokens");

/** No live event: refetch on mount and focus. */
export function useAccessTokens() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listAccessTokens, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Cancels a running read, which may be stale. */
function useListed() {
  const client = useQueryClient();
  return async (change: (tokens: readonly OwnToken[]) => OwnToken[]) => {
    await client.cancelQueries({ queryKey: key });
    client.setQueryData<OutputOf<typeof listAccessTokens>>(
      key,
      (data) => data && { tokens: change(data.tokens) },
    );
  };
}

export type MadeToken = OutputOf<typeof createAccessToken>;

/** The answer is never cached: it holds the token. */
export function useMaking(onMade: (made: MadeToken) => void) {
  const list = useListed();
  return useMutation({
    gcTime: 0,
    mutationFn: (input: InputOf<typeof createAccessToken>) => call(createAccessToken, { input }),
    onSuccess: (made) => {
      onMade(made);
      return list((tokens) => [made.accessToken, ...tokens]);
    },
  });
}

interface Revoking {
  readonly token: OwnToken;
  readonly button: HTMLButtonElement;
}

/** A token that is already gone counts as revoked. `onRevoked` runs while its row exists. */
export function useRevoking(onRevoked: (revoked: Revoking) => void) {
  const list = useListed();
  return useMutation({
    mutationFn: async ({ token }: Revoking) => {
      try {
        await call(revokeAccessToken, { params: { tokenId: token.id } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "not-found") throw error;
      }
    },
    onSuccess: (_, revoked) => {
      onRevoked(revoked);
      return list((tokens) => tokens.filter(({ id }) => id !== revoked.token.id));
    },
  });
}
