import { network } from "#domain/network.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page } from "#web/ui/layout.tsx";
import { Logo } from "#web/ui/logo.tsx";
import styles from "../account.module.css";
import { useHeadingFocus } from "./heading-focus.ts";

/** The end of a sign-in that came to nothing (spec 2). */
export function SignInFailed({ text }: { readonly text: string }) {
  const heading = useHeadingFocus();
  return (
    <Page width="centred">
      <Card className={styles["card"]}>
        <Logo size="large" />
        <h1 ref={heading} tabIndex={-1}>
          {`${network.name} Authentication Failed`}
        </h1>
        <Alert>{text}</Alert>
        <ButtonLink look="primary" href="/">
          Return to Home
        </ButtonLink>
      </Card>
    </Page>
  );
}
