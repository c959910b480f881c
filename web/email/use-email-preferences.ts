import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  readEmailPreferences,
  saveEmailPreferences,
  type StoredPreferences,
} from "#contract/email.ts";
import type { EmailPreferences } from "#domain/email-preferences.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { savedUnlessOvertaken, type FormEdits } from "#web/client/form-edits.ts";
import { keyOf } from "#web/client/query.ts";

const queryKey = keyOf("readEmailPreferences");
const reading = {
  queryKey,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(readEmailPreferences, { signal }),
};

export function useStoredPreferences() {
  const client = useQueryClient();
  useLiveChanges("user", () => void client.invalidateQueries({ queryKey }));
  // No live events arrive while unmounted.
  return useQuery({ ...reading, refetchOnMount: "always" });
}

/** `onSeen` gets what is stored, also after a conflict. */
export function useSavePreferences(onSeen: (stored: EmailPreferences) => void) {
  const client = useQueryClient();
  const look = async () => {
    const { emailPreferences } = await client.fetchQuery({ ...reading, staleTime: 0 });
    onSeen(emailPreferences);
  };
  return useMutation({
    mutationFn: ({ change, shown }: FormEdits<EmailPreferences>) =>
      savedUnlessOvertaken(call(saveEmailPreferences, { input: { ...change, shown } }), look),
    onSuccess: (stored: StoredPreferences) => {
      client.setQueryData(queryKey, stored);
      onSeen(stored.emailPreferences);
    },
  });
}
