import { useMutation } from "@tanstack/react-query";
import { startSignIn } from "#contract/account.ts";
import { network } from "#domain/network.ts";
import { call } from "#web/app/api.ts";
import { store } from "#web/app/browser-storage.ts";
import { useView } from "#web/app/view-context.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page } from "#web/ui/layout.tsx";
import { Logo } from "#web/ui/logo.tsx";
import styles from "./account.module.css";
import { EmailConfirmed } from "./email-confirmed.tsx";

/** Begins a sign-in: the state is kept (spec 5) and the browser goes to the network. */
async function goToNetwork() {
  const { state, authorizationUrl } = await call(startSignIn);
  store("sessionStorage", network.stateKey, state);
  location.assign(authorizationUrl);
  // The document is about to go: until then the button stays as it is.
  await new Promise(() => undefined);
}

export function LoginPage() {
  const { standIn } = useView();
  const signIn = useMutation({ mutationFn: goToNetwork });
  return (
    <Page width="centred">
      <EmailConfirmed />
      <Card className={styles["card"]}>
        <Logo size="large" />
        <h1>Sign in to Cairn</h1>
        <p>Set goals that hold, see them grow stone by stone, and let a coach walk along.</p>
        <Button
          look="primary"
          size="wide"
          pending={signIn.isPending}
          onClick={() => signIn.mutate()}
        >
          Sign in with {network.name}
        </Button>
        {signIn.isError && <Alert>{signIn.error.message}</Alert>}
        <noscript>
          <p>Signing in needs JavaScript.</p>
        </noscript>
        {standIn && (
          <p className={styles["quiet"]}>Development: sign-in goes to the stand-in network.</p>
        )}
      </Card>
    </Page>
  );
}
