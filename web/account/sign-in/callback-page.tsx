import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import type { Screen } from "#contract/routes.ts";
import { addressesOf, type NamedProvider } from "#domain/named-providers.ts";
import { network } from "#domain/network.ts";
import { useProviders } from "#web/client/sign-in/sign-in-providers.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page } from "#web/ui/layout.tsx";
import { LoadingScreen } from "#web/ui/loading-screen.tsx";
import { Logo } from "#web/ui/logo.tsx";
import styles from "./sign-in.module.css";
import { useHeadingFocus } from "./heading-focus.ts";
import { QuoteSplash } from "./quote-splash.tsx";
import { words } from "./callback.words.ts";
import { useFinishedSignIn } from "./use-finished-sign-in.ts";
import { useLeave } from "./use-leave.ts";

function useArrival(): NamedProvider {
  // The address on arrival: the next screen changes it.
  const [path] = useState(useLocation()[0]);
  const offered = useProviders().find(({ way }) => addressesOf(way).callbackPath === path);
  // The address can be opened for a provider that is not offered.
  const way = path === network.callbackPath ? "network" : "organization";
  return offered ?? { way, name: words.organization };
}

// product 13.3, 31.2
export function CallbackPage({ preload }: { readonly preload: (screen: Screen) => void }) {
  const arrival = useArrival();
  const stage = useFinishedSignIn(arrival, preload);
  const leave = useLeave();
  switch (stage.kind) {
    case "processing":
      return <LoadingScreen>{words.signingIn(arrival.name)}</LoadingScreen>;
    case "passed":
      return <Passed to={stage.next} />;
    case "failed":
      return <SignInFailed text={stage.text} by={arrival.name} />;
    case "splash":
      // Replace: the code is used, so Back must not return here.
      return <QuoteSplash quote={stage.quote} onDone={() => leave(stage.next)} />;
  }
}

function Passed({ to }: { readonly to: string }) {
  const leave = useLeave();
  useEffect(() => leave(to), [leave, to]);
  return <LoadingScreen>{words.loading}</LoadingScreen>;
}

// product 13.5
function SignInFailed({ text, by }: { readonly text: string; readonly by: string }) {
  const heading = useHeadingFocus();
  return (
    <Page width="centred">
      <Card className={styles["card"]}>
        <Logo size="large" />
        <h1 ref={heading} tabIndex={-1}>
          {words.failedTitle(by)}
        </h1>
        <Alert>{text}</Alert>
        <ButtonLink look="primary" href="/">
          {words.home}
        </ButtonLink>
      </Card>
    </Page>
  );
}
