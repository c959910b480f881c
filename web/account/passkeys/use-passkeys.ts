import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OutputOf } from "#contract/endpoint.ts";
import {
  addPasskey,
  beginPasskey,
  editPasskey,
  listPasskeys,
  removePasskey,
  type OwnPasskey,
} from "#contract/passkeys.ts";
import { ApiError, call } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";
import { createdCredential } from "#web/client/sign-in/passkeys.ts";
import { usePasskeysOffered } from "#web/client/sign-in/passkeys-offered.ts";

const key = keyOf("listPasskeys");

/** No live event: refetch on mount and focus. */
export function usePasskeys() {
  return useQuery({
    enabled: usePasskeysOffered(),
    queryKey: key,
    queryFn: ({ signal }) => call(listPasskeys, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** False while loading. */
export function useHasPasskey(): boolean {
  const { data } = usePasskeys();
  return data?.passkeys.some(({ worksHere }) => worksHere) ?? false;
}

/** Cancels a running read, which may be stale. */
function useListed() {
  const client = useQueryClient();
  return async (change: (passkeys: readonly OwnPasskey[]) => OwnPasskey[]) => {
    await client.cancelQueries({ queryKey: key });
    client.setQueryData<OutputOf<typeof listPasskeys>>(
      key,
      (data) => data && { passkeys: change(data.passkeys) },
    );
  };
}

export function useAdding(onAdded: (added: OwnPasskey) => void) {
  const list = useListed();
  return useMutation({
    mutationFn: async (name: string) => {
      const { options } = await call(beginPasskey);
      const credential = await createdCredential(options);
      return call(addPasskey, { input: { name, credential } });
    },
    onSuccess: ({ passkey }) => {
      onAdded(passkey);
      return list((passkeys) => [passkey, ...passkeys]);
    },
  });
}

interface Edit {
  readonly passkey: OwnPasskey;
  readonly name?: string;
  readonly forAdmin?: true;
}

export function useEditing(onEdited: (edit: Edit) => void) {
  const list = useListed();
  return useMutation({
    mutationFn: ({ passkey, ...input }: Edit) =>
      call(editPasskey, { params: { passkeyId: passkey.id }, input }),
    onSuccess: (_, edit) => {
      const { passkey: edited, ...change } = edit;
      onEdited(edit);
      return list((passkeys) =>
        passkeys.map((one) => (one.id === edited.id ? { ...one, ...change } : one)),
      );
    },
  });
}

interface Removing {
  readonly passkey: OwnPasskey;
  readonly button: HTMLButtonElement;
}

/** One that is already gone counts as removed. `onRemoved` runs while its row exists. */
export function useRemoving(onRemoved: (removed: Removing) => void) {
  const client = useQueryClient();
  const list = useListed();
  return useMutation({
    mutationFn: async ({ passkey }: Removing) => {
      try {
        await call(removePasskey, { params: { passkeyId: passkey.id } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "not-found") throw error;
      }
    },
    onSuccess: async (_, removed) => {
      onRemoved(removed);
      await list((passkeys) => passkeys.filter(({ id }) => id !== removed.passkey.id));
      // Removing ends the other sessions.
      await client.invalidateQueries({ queryKey: keyOf("listSessions") });
    },
  });
}
