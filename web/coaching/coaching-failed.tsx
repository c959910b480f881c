import { errorText } from "#contract/shown-errors.ts";
import { FailedPage } from "#web/client/failed-page.tsx";
import { Card } from "#web/ui/card.tsx";
import { CoachingWelcome } from "./coaching-welcome.tsx";
import styles from "./coaching.module.css";
import type { Coaching } from "./use-coaching.ts";
import { words } from "./coaching.words.ts";

type Why = Extract<Coaching, { kind: "failed" }>["why"];

// product 12.7
const texts = {
  "not-allowed": words.notAllowed,
  unreachable: errorText("server.unavailable"),
} as const satisfies Partial<Record<Why, string>>;

// product 12.7
export function CoachingFailed({ why }: { readonly why: Why }) {
  if (why === "other")
    return (
      <>
        <p role="status" className={styles["soft"]}>
          {words.failed}
        </p>
        <CoachingWelcome />
      </>
    );
  return (
    <Card className={styles["panel"]}>
      <FailedPage>{texts[why]}</FailedPage>
    </Card>
  );
}
