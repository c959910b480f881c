import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { finishEmailSignIn } from "#contract/email-sign-in.ts";
import { EMAIL_LINK_PATH } from "#contract/routes.ts";
import { call } from "#web/client/api.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { useSessionStore } from "#web/client/session.ts";
import { openSessionOf } from "#web/client/sign-in/opened.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page } from "#web/ui/layout.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { words } from "./email-link.words.ts";
import { useHeadingFocus } from "./heading-focus.ts";
import { QuoteSplash } from "./quote-splash.tsx";
import styles from "./sign-in.module.css";
import { useArrival } from "./use-arrival.ts";

/** Signs in by a press only: mail scanners open links (threats T96). */
export function EmailLinkPage() {
  // The address on arrival: the token leaves it at once (threats T27).
  const [search] = useState(useAddressSearch());
  const token = new URLSearchParams(search).get("token") ?? "";
  const [, navigate] = useLocation();
  const session = useSessionStore();
  const { splash, arrive } = useArrival();
  const entering = useMutation({
    mutationFn: async () =>
      openSessionOf(await call(finishEmailSignIn, { input: { proof: token } })),
    onSuccess: arrive,
  });
  useEffect(() => {
    if (token !== "") history.replaceState(history.state, "", EMAIL_LINK_PATH);
    // A reload after the sign-in.
    else if (session.first.user !== null) navigate("/", { replace: true });
  }, [navigate, session, token]);
  if (splash !== null) return <QuoteSplash quote={splash.quote} onDone={splash.onDone} />;
  return (
    <LinkCard
      fault={entering.error?.message ?? (token === "" ? words.incomplete : null)}
      pending={entering.isPending}
      onPress={() => entering.mutate()}
    />
  );
}

interface CardProps {
  readonly fault: string | null;
  readonly pending: boolean;
  readonly onPress: () => void;
}

function LinkCard({ fault, pending, onPress }: CardProps) {
  const heading = useHeadingFocus();
  return (
    <Page width="centred">
      <Card className={styles["card"]}>
        <Logo size="large" />
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        {fault !== null && <Alert>{fault}</Alert>}
        {fault === null ? (
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
