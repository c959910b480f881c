import { useState } from "react";
import { EmailSignIn } from "./email-sign-in.tsx";
import type { Opened } from "./opened.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { usePasskeysOffered } from "./passkeys-offered.ts";
import { SignInButtons } from "./sign-in-button.tsx";
import { useProviders, useSignInByEmail } from "./sign-in-providers.ts";

interface Props {
  /** Null for home. */
  readonly returnTo: string | null;
  /** Of ways that end on this screen; providers lead to their own. */
  readonly onSignedIn: (opened: Opened) => void;
}

/** Every way to sign in that is offered here. */
export function SignInWays({ returnTo, onSignedIn }: Props) {
  const isFirst = useProviders().length === 0;
  const signInByEmail = useSignInByEmail();
  const passkeys = usePasskeysOffered();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      {!isAsked && <SignInButtons returnTo={returnTo} />}
      {signInByEmail && (
        <EmailSignIn
          returnTo={returnTo}
          first={isFirst}
          onSignedIn={onSignedIn}
          onAsked={setIsAsked}
        />
      )}
      {passkeys && !isAsked && (
        <PasskeyButton
          returnTo={returnTo}
          first={isFirst && !signInByEmail}
          onSignedIn={onSignedIn}
        />
      )}
    </>
  );
}
