import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useAddressSearch } from "#web/client/search.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page, Row } from "#web/ui/layout.tsx";
import { Logo } from "#web/ui/logo.tsx";
import styles from "./email.module.css";
import { words } from "./email-verified.words.ts";

// product 15.4
const COUNTDOWN_SECONDS = 5;

// product 15.4
export function EmailVerifiedPage() {
  const succeeded = new URLSearchParams(useAddressSearch()).get("success") === "true";
  return (
    <Page width="centred">
      <Card className={styles["card"]}>
        <Logo size="large" />
        {succeeded ? <Succeeded /> : <Failed />}
      </Card>
    </Page>
  );
}

function Succeeded() {
  const [left, setLeft] = useState(COUNTDOWN_SECONDS);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (left === 0) return navigate("/", { replace: true });
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left, navigate]);
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.verified}</p>
      {/* Announced once, not each second. */}
      <p aria-hidden="true">{words.redirect(left)}</p>
      <p className="visually-hidden">{words.redirect(COUNTDOWN_SECONDS)}</p>
      <ButtonLink look="primary" href="/">
        {words.dashboard}
      </ButtonLink>
    </>
  );
}

function Failed() {
  return (
    <>
      <h1>{words.notVerified}</h1>
      <p>{words.reasons}</p>
      <ul className={styles["reasons"]}>
        <li>{words.linkExpired}</li>
        <li>{words.linkUsed}</li>
        <li>{words.linkCorrupted}</li>
      </ul>
      <p>{words.newLink}</p>
      <Row>
        <ButtonLink look="primary" href="/login">
          {words.login}
        </ButtonLink>
        <ButtonLink look="quiet" href="/">
          {words.home}
        </ButtonLink>
      </Row>
    </>
  );
}
