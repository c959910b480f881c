import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { openSession } from "#contract/account.ts";
import { finishEmailSignIn } from "#contract/email-sign-in.ts";
import { EMAIL_LINK_PATH, type Screen } from "#contract/routes.ts";
import { call } from "#web/client/api.ts";
import { browserZone } from "#web/client/browser-zone.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { useSessionStore } from "#web/client/session.ts";
import { takeLogin, type PendingLogin } from "#web/client/sign-in/pending-login.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page } from "#web/ui/layout.tsx";
import { LoadingScreen } from "#web/ui/loading-screen.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { Entered } from "./callback-page.tsx";
import { words } from "./email-link.words.ts";
import { useHeadingFocus } from "./heading-focus.ts";
import { keptNext, signedIn } from "./sign-in-callback.ts";
import styles from "./sign-in.module.css";
import { useEntering } from "./use-entering.ts";

const arrival = { path: EMAIL_LINK_PATH, minimalAuthKey: "emailMinimalAuth" };

// Taken once: React may draw a first screen twice.
let fromCode: PendingLogin | null = null;

/** Signs in by a press only: mail scanners open links (threats T97). */
export function EmailLinkPage({ preload }: { readonly preload: (screen: Screen) => void }) {
  const [search] = useState(useAddressSearch());
  const token = new URLSearchParams(search).get("token") ?? "";
  const [login] = useState(() => (fromCode ??= takeLogin()));
  const session = useSessionStore();
  const [past] = useState(() => session.first.user !== null && token === "" && login === null);
  const enter = useEntering(preload);
  const entering = useMutation({
    mutationFn: async () => {
      const proven = login ?? (await call(finishEmailSignIn, { input: { proof: token } }));
      const input = { customToken: proven.customToken, timeZone: browserZone() };
      const { user, returnTo } = await call(openSession, { input });
      return enter(signedIn(proven, user, returnTo), arrival);
    },
  });
  const { mutate, data: stage } = entering;
  useEffect(() => {
    // The token leaves the address at once (threats T27).
    if (token !== "") history.replaceState(history.state, "", EMAIL_LINK_PATH);
  }, [token]);
  useEffect(() => {
    if (fromCode === null) return;
    fromCode = null;
    mutate();
  }, [mutate]);
  const next = past ? keptNext(history.state) : null;
  if (next !== null) return <Entered stage={{ kind: "passed", next }} />;
  if (stage !== undefined) return <Entered stage={stage} />;
  if (login !== null && !entering.isError) return <LoadingScreen>{words.signingIn}</LoadingScreen>;
  return (
    <LinkCard
      hasToken={token !== ""}
      error={entering.error?.message}
      pending={entering.isPending}
      onPress={() => mutate()}
    />
  );
}

interface CardProps {
  readonly hasToken: boolean;
  readonly error: string | undefined;
  readonly pending: boolean;
  readonly onPress: () => void;
}

function LinkCard({ hasToken, error, pending, onPress }: CardProps) {
  const heading = useHeadingFocus();
  const fault = error ?? (hasToken ? undefined : words.incomplete);
  return (
    <Page width="centred">
      <Card className={styles["card"]}>
        <Logo size="large" />
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        {fault !== undefined && <Alert>{fault}</Alert>}
        {fault === undefined ? (
          <Button look="primary" size="wide" pending={pending} onClick={onPress}>
            {words.signIn}
          </Button>
        ) : (
          <ButtonLink look="primary" href="/login">
            {words.toSignIn}
          </ButtonLink>
        )}
      </Card>
    </Page>
  );
}
