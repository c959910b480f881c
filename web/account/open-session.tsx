import type { OwnSession } from "#contract/account.ts";
import { relativeTime } from "#domain/relative-time.ts";
import { useNow } from "#web/client/now.tsx";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import styles from "./account.module.css";

interface Props {
  readonly session: OwnSession;
  readonly pending: boolean;
  readonly onEnd: (button: HTMLButtonElement) => void;
}

/** One browser in which the person is signed in. The present one is left by Sign Out, in the menu. */
export function OpenSession({ session, pending, onEnd }: Props) {
  const { signedInAt, lastUsedAt, present } = session;
  const now = useNow();
  const signedIn = relativeTime(signedInAt, now.at).toLowerCase();
  return (
    <Row spread>
      <div>
        <p>{present ? "This browser" : "Another browser"}</p>
        <p className={styles["quiet"]}>
          Signed in {signedIn}
          {!present && `, last used ${relativeTime(lastUsedAt, now.at).toLowerCase()}`}
        </p>
      </div>
      {!present && (
        <Button pending={pending} onClick={(event) => onEnd(event.currentTarget)}>
          Sign out
          <span className="visually-hidden"> the browser that signed in {signedIn}</span>
        </Button>
      )}
    </Row>
  );
}
