import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { counted } from "#domain/count-words.ts";
import { useAddressSearch } from "#web/client/search.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page, Row } from "#web/ui/layout.tsx";
import { Logo } from "#web/ui/logo.tsx";
import styles from "./email.module.css";

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
      <h1>Email verified</h1>
      <p>Your email address is verified. Reminders and your coach's notes can reach you now.</p>
      {/* Announced once, not each second. */}
      <p aria-hidden="true">{`You will be taken to your dashboard in ${counted(left, "second")}.`}</p>
      <p className="visually-hidden">
        {`You will be taken to your dashboard in ${counted(COUNTDOWN_SECONDS, "second")}.`}
      </p>
      <ButtonLink look="primary" href="/">
        Go to Dashboard
      </ButtonLink>
    </>
  );
}

function Failed() {
  return (
    <>
      <h1>Email not verified</h1>
      <p>This can have one of these reasons:</p>
      <ul className={styles["reasons"]}>
        <li>The verification link has expired</li>
        <li>The link has already been used</li>
        <li>The link is invalid or corrupted</li>
      </ul>
      <p>Sign in and send yourself a new link.</p>
      <Row>
        <ButtonLink look="primary" href="/login">
          Go to Login
        </ButtonLink>
        <ButtonLink look="quiet" href="/">
          Return to Home
        </ButtonLink>
      </Row>
    </>
  );
}
