import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  readEmailPreferences,
  saveEmailPreferences,
  type StoredPreferences,
} from "#contract/email.ts";
import type { EmailPreferences } from "#domain/email-preferences.ts";
import { call } from "#web/client/api.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { keyOf } from "#web/client/query.ts";

const queryKey = keyOf("readEmailPreferences");

/** What the person wants to be written, as it is stored; also when another tab has changed it. */
export function useStoredPreferences() {
  const client = useQueryClient();
  useLiveChanges("user", () => void client.invalidateQueries({ queryKey }));
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readEmailPreferences, { signal }),
    // Live changes are not followed while another screen is shown.
    refetchOnMount: "always",
  });
}

export function useSavePreferences(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: EmailPreferences) => call(saveEmailPreferences, { input: wish }),
    onSuccess: (stored: StoredPreferences) => {
      client.setQueryData(queryKey, stored);
      onSaved();
    },
  });
}
