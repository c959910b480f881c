import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useAddressSearch } from "#web/client/search.ts";
import { confirmSession, useSessionStore, isSignedIn } from "#web/client/session.ts";
import { Card } from "#web/ui/card.tsx";
import { Page } from "#web/ui/layout.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Status } from "#web/ui/status.tsx";
import styles from "./email.module.css";
import { words } from "./email.words.ts";
import {
  verifyOnce,
  nextAfter,
  verificationTexts,
  type VerificationStage,
} from "./verification.ts";

// One file for both, as the first script names each.
export { UnsubscribePage } from "./unsubscribe-page.tsx";

// One file for both, as the first script names each.
export { EmailVerifiedPage } from "./email-verified-page.tsx";

const tones = { verifying: "grey", verified: "green", missing: "red", failed: "red" } as const;

// product 15.3
export function VerifyEmailPage() {
  const stage = useVerification();
  return (
    <Page width="centred">
      <Card className={styles["card"]}>
        <Logo size="large" />
        <h1>{words.verify}</h1>
        <Status tone={tones[stage]}>{verificationTexts[stage]}</Status>
        {stage === "verifying" && <Spinner />}
      </Card>
    </Page>
  );
}

function useVerification(): VerificationStage {
  // The address on arrival: the token is removed from it at once.
  const [search] = useState(useAddressSearch());
  const token = new URLSearchParams(search).get("token") ?? "";
  const [stage, setStage] = useState<VerificationStage>(token === "" ? "missing" : "verifying");
  const [, navigate] = useLocation();
  const session = useSessionStore();
  useEffect(() => {
    if (token === "") return;
    let awaited = true;
    void verifyOnce(token).then((outcome) => {
      if (!awaited) return;
      setStage(outcome);
      // Other tabs get a live event.
      if (outcome === "verified" && isSignedIn(session.read()))
        confirmSession(session).catch(() => undefined);
    });
    return () => {
      awaited = false;
    };
  }, [session, token]);
  useEffect(() => {
    if (token !== "" && location.search.includes(token))
      history.replaceState(history.state, "", location.pathname);
  }, [token]);
  useEffect(() => {
    if (stage === "verifying") return;
    const next = nextAfter[stage];
    const timer = setTimeout(() => navigate(next.path, { replace: true }), next.ms);
    return () => clearTimeout(timer);
  }, [navigate, stage]);
  return stage;
}
