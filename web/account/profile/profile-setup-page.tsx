import { useLocation } from "wouter";
import type { SessionUser } from "#contract/session.ts";
import { RETURN_TO, returnPath } from "#contract/return-path.ts";
import { addressesOf } from "#domain/named-providers.ts";
import { forget } from "#web/client/browser-storage.ts";
import { useProviders } from "#web/client/sign-in/sign-in-providers.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { useUser } from "#web/client/session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page, Stack } from "#web/ui/layout.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { useProfileEdits } from "./use-profile-edits.ts";
import { words } from "./profile-setup.words.ts";

// product 13.7
export function ProfileSetupPage() {
  const user = useUser();
  const ways = useProviders();
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useAddressSearch()).get(RETURN_TO);
  const next = returnPath(asked) ?? "/";
  const { value, edit, save } = useProfileEdits(() => {
    for (const { way } of ways) forget("sessionStorage", addressesOf(way).minimalAuthKey);
    navigate(next);
  });
  return (
    <Page width="narrow">
      <Stack>
        <h1>{words.title}</h1>
        <p>{introduction(user)}</p>
      </Stack>
      <Card>
        <ProfileForm
          value={value}
          onEdit={edit}
          onSave={save.mutate}
          pending={save.isPending}
          refused={save.error}
        >
          <Button type="submit" look="primary" pending={save.isPending}>
            {words.save}
          </Button>
          <ButtonLink href={next} look="quiet">
            {words.skip}
          </ButtonLink>
        </ProfileForm>
      </Card>
    </Page>
  );
}

function introduction({ displayName, email }: SessionUser): string {
  if (displayName && email) return words.complete;
  const missing = [!displayName && words.missingName, !email && words.missingEmail];
  return words.missing(missing.filter((part) => part !== false));
}
