import { useMutation } from "@tanstack/react-query";
import { passkeySignIn } from "#contract/passkeys.ts";
import { call } from "../api.ts";
import { openSessionOf, type Opened } from "./opened.ts";
import { signedChallenge } from "./passkeys.ts";
import { words } from "./passkeys.words.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

interface Props {
  readonly returnTo?: string | null;
  /** The only way to sign in. */
  readonly first?: boolean;
  readonly onSignedIn: (opened: Opened) => void;
}

// product 38.5
export async function openByPasskey(returnTo: string | null, autofill = false): Promise<Opened> {
  const assertion = await signedChallenge(returnTo, autofill);
  return openSessionOf(await call(passkeySignIn, { input: { assertion } }));
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
