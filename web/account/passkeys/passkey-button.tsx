import { useMutation } from "@tanstack/react-query";
import { openSession } from "#contract/account.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { passkeySignIn } from "#contract/passkeys.ts";
import { call } from "#web/client/api.ts";
import { browserZone } from "#web/client/browser-zone.ts";
import { signedChallenge } from "#web/client/sign-in/passkeys.ts";
import { words } from "#web/client/sign-in/passkeys.words.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

export type Opened = OutputOf<typeof openSession>;

interface Props {
  readonly returnTo?: string | null;
  /** The only way to sign in. */
  readonly first?: boolean;
  readonly onSignedIn: (opened: Opened) => void;
}

// product 38.5
export async function openByPasskey(returnTo: string | null, autofill = false): Promise<Opened> {
  const assertion = await signedChallenge(returnTo, autofill);
  const { customToken } = await call(passkeySignIn, { input: { assertion } });
  return call(openSession, { input: { customToken, timeZone: browserZone() } });
}

export function PasskeyButton({ returnTo = null, first = false, onSignedIn }: Props) {
  const signIn = useMutation({
    mutationFn: () => openByPasskey(returnTo),
    onSuccess: onSignedIn,
  });
  return (
    <>
      <Button
        look={first ? "primary" : undefined}
        size="wide"
        pending={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        {words.signIn}
      </Button>
      {signIn.isError && <Alert>{signIn.error.message}</Alert>}
    </>
  );
}
