import { useEffect } from "react";
import { RETURN_TO, returnPath } from "#contract/return-path.ts";
import { keepsGoals } from "#web/client/offline/keeps-goals.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { SignInWays } from "#web/client/sign-in/sign-in-ways.tsx";
import { useView } from "#web/client/view-context.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page } from "#web/ui/layout.tsx";
import { Logo } from "#web/ui/logo.tsx";
import styles from "./sign-in.module.css";
import { EmailConfirmed } from "../email-confirmed.tsx";
import { usePasskeyAutofill } from "../passkeys/use-passkey-autofill.ts";
import { words } from "./login.words.ts";
import { QuoteSplash } from "./quote-splash.tsx";
import { useArrival } from "./use-arrival.ts";

// One file for all, as the first script names each.
export { JoinPage } from "../join/join-page.tsx";
export { EmailLinkPage } from "./email-link-page.tsx";

export function LoginPage() {
  const { standIn } = useView();
  // The server rendered no user, so the session is over.
  useEffect(() => {
    if (keepsGoals())
      void import("#web/client/offline/kept-goals.ts").then(({ forgetKeptGoals }) =>
        forgetKeptGoals(null),
      );
  }, []);
  const { splash, arrive } = useArrival();
  const asked = new URLSearchParams(useAddressSearch()).get(RETURN_TO);
  const returnTo = returnPath(asked);
  usePasskeyAutofill(returnTo, arrive);
  if (splash !== null) return <QuoteSplash quote={splash.quote} onDone={splash.onDone} />;
  return (
    <Page width="centred">
      <EmailConfirmed />
      <Card className={styles["card"]}>
        <Logo size="large" />
        <h1>{words.title}</h1>
        <p>{words.pitch}</p>
        <SignInWays returnTo={returnTo} onSignedIn={arrive} />
        <noscript>
          <p>{words.withoutScript}</p>
        </noscript>
        {standIn && <p className={styles["quiet"]}>{words.standIn}</p>}
      </Card>
    </Page>
  );
}
