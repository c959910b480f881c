import { useEffect, useEffectEvent } from "react";
import { usePasskeysOffered } from "#web/client/sign-in/passkeys-offered.ts";
import { whileAutofill } from "#web/client/sign-in/passkeys.ts";
import type { Opened } from "#web/client/sign-in/opened.ts";
import { openByPasskey } from "#web/client/sign-in/passkey-button.tsx";

/** Offers passkeys in a field with `autocomplete="... webauthn"`, if the page has one. */
export function usePasskeyAutofill(returnTo: string | null, onSignedIn: (opened: Opened) => void) {
  const offered = usePasskeysOffered();
  const arrive = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (!offered) return;
    return whileAutofill(async () => arrive(await openByPasskey(returnTo, true)));
  }, [offered, returnTo]);
}
