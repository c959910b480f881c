import { useMutation } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { editProfile } from "#contract/account.ts";
import type { SessionUser } from "#contract/session.ts";
import { RETURN_TO, returnPath } from "#contract/return-path.ts";
import type { ProfileDraft } from "#domain/profile.ts";
import { ownAddresses } from "#domain/named-providers.ts";
import { identityProviders as allWays } from "#domain/identity-provider.ts";
import { call } from "#web/client/api.ts";
import { forget } from "#web/client/browser-storage.ts";
import { savedUnlessOvertaken, useFormEdits } from "#web/client/form-edits.ts";
import { useProviders } from "#web/client/sign-in/sign-in-providers.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { confirmSession, useSessionStore, useUser } from "#web/client/session.ts";
import { Card } from "#web/ui/card.tsx";
import { Page, Stack } from "#web/ui/layout.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { words } from "./profile-setup.words.ts";

// product 13.7
export function ProfileSetupPage() {
  const user = useUser();
  const session = useSessionStore();
  const ways = useProviders();
  const provider = ways.length === 1 && ways[0] ? ways[0].name : words.anyProvider;
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useAddressSearch()).get(RETURN_TO);
  const next = returnPath(asked) ?? "/";
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
      for (const way of allWays) forget("sessionStorage", ownAddresses[way].minimalAuthKey);
      navigate(next);
    },
  });
  return (
    <Page width="narrow">
      <Stack>
        <h1>{words.title}</h1>
        <p>{introduction(user, provider)}</p>
      </Stack>
      <Card>
        <ProfileForm
          value={value}
          onEdit={edit}
          skipTo={next}
          onSave={save.mutate}
          pending={save.isPending}
          refused={save.error}
        />
      </Card>
    </Page>
  );
}

function profileOf({ displayName, email }: SessionUser): ProfileDraft {
  return { displayName: displayName ?? "", email: email ?? "" };
}

function introduction({ displayName, email }: SessionUser, provider: string): string {
  if (displayName && email) return words.complete;
  const missing = [!displayName && words.missingName, !email && words.missingEmail];
  return words.notShared(
    provider,
    missing.filter((part) => part !== false),
  );
}
