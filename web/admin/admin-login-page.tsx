import { useMutation } from "@tanstack/react-query";
import { useRef, type FormEvent } from "react";
import { adminSignIn } from "#contract/admin.ts";
import { answers } from "#contract/errors.ts";
import { ApiError, call } from "#web/app/api.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page, Stack } from "#web/ui/layout.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** The fields of the form, by their names. */
interface Fields {
  readonly email: HTMLInputElement;
  readonly password: HTMLInputElement;
}

async function enter(input: { readonly email: string; readonly password: string }) {
  await call(adminSignIn, { input });
  // By a new document: nothing of an earlier session stays in this one.
  location.assign("/admin");
  await new Promise(() => undefined);
}

/** What the server says of a sign-in; anything that is not about it reads as the spec's own failure (spec 8). */
function words(error: Error): string {
  const own = error instanceof ApiError && /^(admin\.|server\.unavailable)/.test(error.code);
  return own ? error.message : answers["admin.sign-in-failed"].text;
}

/** Sign-in of admins, by email and password (spec 2). */
export function AdminLoginPage() {
  const form = useRef<HTMLFormElement>(null);
  const signIn = useMutation({
    mutationFn: enter,
    // Both fields keep what was typed; the password is what is most likely to be typed again.
    onError: () => form.current?.querySelector<HTMLInputElement>("[type=password]")?.select(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const { email, password } = event.currentTarget.elements as unknown as Fields;
    signIn.mutate({ email: email.value, password: password.value });
  };
  return (
    <Page width="centred">
      <Card>
        <form ref={form} onSubmit={submit}>
          <Stack>
            <Logo size="large" />
            <h1>Admin sign-in</h1>
            <TextField
              label="Email"
              name="email"
              autoComplete="username"
              inputMode="email"
              required
            />
            <TextField
              label="Password"
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
            <Button type="submit" look="primary" size="wide" pending={signIn.isPending}>
              Sign in
            </Button>
            {signIn.isError && <Alert>{words(signIn.error)}</Alert>}
          </Stack>
        </form>
      </Card>
    </Page>
  );
}
