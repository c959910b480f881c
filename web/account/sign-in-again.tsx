import { useEffect, useRef } from "react";
import { useUser } from "#web/client/session.ts";
import { EmailSignIn } from "#web/client/sign-in/email-sign-in.tsx";
import { PasskeyButton } from "#web/client/sign-in/passkey-button.tsx";
import { SignInButtons } from "#web/client/sign-in/sign-in-button.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { words } from "./account.words.ts";
import { useOwnWays } from "./identities/use-identities.ts";
import { useHasPasskey } from "./passkeys/use-passkeys.ts";

interface Props {
  readonly reason: string;
  readonly undone: string;
  readonly cancel: string;
  readonly onCancel: () => void;
}

function comeBack(): void {
  location.assign("/account");
}

export function SignInAgain({ reason, undone, cancel: keep, onCancel }: Props) {
  const { isAdmin } = useUser();
  const cancel = useRef<HTMLButtonElement>(null);
  // Another provider would sign in another account.
  const { providers = [], address = null } = useOwnWays() ?? {};
  const hasPasskey = useHasPasskey();
  const names = [...providers.map(({ name }) => name), ...(address === null ? [] : [words.email])];
  const byPasskey = hasPasskey ? words.passkeyBringsBack : "";
  const byWay = names.length > 0 ? words.bringBack(names) : byPasskey;
  // The pressed button is gone.
  useEffect(() => cancel.current?.focus(), []);
  return (
    <Stack>
      <Alert tone="amber">{reason}</Alert>
      <p id="again-words">{`${undone} ${isAdmin ? words.adminBringsBack : byWay}`}</p>
      {isAdmin ? (
        <ButtonLink href="/admin/login?returnTo=/account" look="primary" size="wide">
          {words.adminSignIn}
        </ButtonLink>
      ) : (
        <>
          <SignInButtons returnTo="/account" ways={providers} />
          {address !== null && (
            <EmailSignIn
              returnTo="/account"
              address={address}
              first={providers.length === 0}
              onSignedIn={comeBack}
            />
          )}
          {hasPasskey && <PasskeyButton onSignedIn={comeBack} />}
        </>
      )}
      <Button ref={cancel} onClick={onCancel}>
        {keep}
      </Button>
    </Stack>
  );
}
