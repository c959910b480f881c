import { useMutation } from "@tanstack/react-query";
import { editProfile } from "#contract/account.ts";
import type { SessionUser } from "#contract/session.ts";
import type { ProfileDraft } from "#domain/profile.ts";
import { call } from "#web/client/api.ts";
import { savedUnlessOvertaken, useFormEdits } from "#web/client/form-edits.ts";
import { confirmSession, useSessionStore, useUser } from "#web/client/session.ts";

// product 13.7, 13.11
export function useProfileEdits(onSaved?: () => void) {
  const user = useUser();
  const session = useSessionStore();
  const { own, value, edit, rebase } = useFormEdits(profileOf(user));
  const look = async () => {
    await confirmSession(session);
    rebase(profileOf(session.read().user ?? user));
  };
  const save = useMutation({
    mutationFn: () => {
      const input = { ...own.change, shown: own.shown };
      return savedUnlessOvertaken(call(editProfile, { input }), look);
    },
    onSuccess: (saved) => {
      session.setUser(saved.user);
      rebase(profileOf(saved.user));
      onSaved?.();
    },
  });
  return { value, edit, save };
}

function profileOf({ displayName, email }: SessionUser): ProfileDraft {
  return { displayName: displayName ?? "", email: email ?? "" };
}
