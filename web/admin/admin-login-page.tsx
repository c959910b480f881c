import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { adminSignIn } from "#contract/admin.ts";
import { adminPasskeySignIn } from "#contract/passkeys.ts";
import { formErrors } from "#contract/form-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import { ApiError, call } from "#web/client/api.ts";
import { browserZone } from "#web/client/browser-zone.ts";
import { signedChallenge, whileAutofill } from "#web/client/sign-in/passkeys.ts";
import { words as passkeyWords } from "#web/client/sign-in/passkeys.words.ts";
import { usePasskeysOffered } from "#web/client/sign-in/passkeys-offered.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page, Stack } from "#web/ui/layout.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { afterSignIn } from "./after-sign-in.ts";
import { words } from "./admin.words.ts";

interface Fields {
  readonly email: HTMLInputElement;
  readonly password: HTMLInputElement;
  /** Only once the server requires it. */
  readonly code?: HTMLInputElement;
}

interface Input {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
}

async function enter(input: Input) {
  await call(adminSignIn, { input: { ...input, timeZone: browserZone() } });
  await leave();
}

// product 38.6
async function enterByPasskey(autofill: boolean) {
  const assertion = await signedChallenge(null, autofill);
  await call(adminPasskeySignIn, { input: { assertion, timeZone: browserZone() } });
  await leave();
}

async function leave() {
  // A new document drops everything from an earlier session.
  location.assign(afterSignIn(location.search));
  await new Promise(() => undefined);
}

// product 17.3
function failureText(error: Error): string {
  const own = error instanceof ApiError && error.code.startsWith("admin.");
  return own ? error.message : errorText("admin.sign-in-failed", formErrors);
}

function isAboutCode(error: Error): boolean {
  return error instanceof ApiError && error.code.startsWith("admin.code-");
}

// product 17.2
export function AdminLoginPage() {
  const form = useRef<HTMLFormElement>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const signIn = useMutation({
    mutationFn: enter,
    onError: (error) => {
      flushSync(() => setNeedsCode((needed) => needed || isAboutCode(error)));
      const name = isAboutCode(error) ? "code" : "password";
      form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.select();
    },
  });
  const passkeys = usePasskeysOffered();
  const passkey = useMutation({ mutationFn: enterByPasskey });
  useEffect(() => (passkeys ? whileAutofill(() => enterByPasskey(true)) : undefined), [passkeys]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const { email, password, code } = event.currentTarget.elements as unknown as Fields;
    const typed = { email: email.value, password: password.value };
    signIn.mutate(code === undefined ? typed : { ...typed, code: code.value });
  };
  return (
    <Page width="centred">
      <Card>
        <form ref={form} onSubmit={submit}>
          <Stack>
            <Logo size="large" />
            <h1>{words.signInTitle}</h1>
            <TextField
              label={words.email}
              name="email"
              autoComplete={["username", "webauthn"].join(" ")}
              inputMode="email"
              required
            />
            <TextField
              label={words.password}
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
            {needsCode && (
              <TextField
                label={words.code}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={20}
              />
            )}
            <Button type="submit" look="primary" size="wide" pending={signIn.isPending}>
              {words.signIn}
            </Button>
            {signIn.isError && <Alert>{failureText(signIn.error)}</Alert>}
            {passkeys && (
              <Button size="wide" pending={passkey.isPending} onClick={() => passkey.mutate(false)}>
                {passkeyWords.signIn}
              </Button>
            )}
            {passkey.isError && <Alert>{passkey.error.message}</Alert>}
          </Stack>
        </form>
      </Card>
    </Page>
  );
}
