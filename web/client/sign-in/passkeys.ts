import type * as library from "./web-authn.ts";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { beginPasskeySignIn, type Assertion, type NewCredential } from "#contract/passkeys.ts";
import { call } from "../api.ts";
import { words } from "./passkeys.words.ts";

type Options = Readonly<Record<string, unknown>>;

/** Nothing was sent: the person or the browser ended it. */
class PasskeyFailure extends Error {
  override readonly name = "PasskeyFailure";
}

const texts: Readonly<Record<string, string>> = {
  NotAllowedError: words.notUsed,
  AbortError: words.notUsed,
  InvalidStateError: words.alreadyHere,
};

async function byBrowser<T>(work: (webAuthn: typeof library) => Promise<T>): Promise<T> {
  if (!("PublicKeyCredential" in window)) throw new PasskeyFailure(words.notSupported);
  const loaded = await import("./web-authn.ts").catch(() => {
    throw new PasskeyFailure(words.notLoaded);
  });
  try {
    return await work(loaded);
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw new PasskeyFailure(texts[name] ?? words.failed);
  }
}

export async function createdCredential(options: Options): Promise<NewCredential> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await byBrowser((webAuthn) =>
    webAuthn.startRegistration({ optionsJSON }),
  );
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** `autofill` waits until the person chooses a passkey in a field of the page. */
export async function signedChallenge(
  returnTo: string | null,
  autofill = false,
): Promise<Assertion> {
  const { options } = await call(beginPasskeySignIn, {
    input: returnTo === null ? {} : { returnTo },
  });
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, response } = await byBrowser((webAuthn) =>
    webAuthn.startAuthentication({ optionsJSON, useBrowserAutofill: autofill }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const signed = { id, clientDataJSON, authenticatorData, signature };
  return userHandle === undefined ? signed : { ...signed, userHandle };
}

/** Must be shorter than a challenge's life. */
const ANEW_MS = 4 * 60_000;

/**
 * Runs `ask` if the browser and a field of the page offer passkeys, anew before its challenge ends.
 * Failures are silent: nobody has pressed anything.
 */
export function whileAutofill(ask: () => Promise<void>): () => void {
  let wanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancel = () => {};
  const begin = () => {
    timer = setTimeout(begin, ANEW_MS);
    ask().catch(() => undefined);
  };
  const offer = async () => {
    if (document.querySelector('input[autocomplete$="webauthn"]') === null) return;
    if (!("PublicKeyCredential" in window)) return;
    const library = await import("./web-authn.ts");
    if (!(await library.browserSupportsWebAuthnAutofill()) || !wanted) return;
    cancel = () => library.WebAuthnAbortService.cancelCeremony();
    begin();
  };
  offer().catch(() => undefined);
  return () => {
    wanted = false;
    clearTimeout(timer);
    cancel();
  };
}
