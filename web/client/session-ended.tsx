import { Link } from "wouter";
import { errors } from "#contract/errors.ts";
import type { Screen } from "#contract/routes.ts";
import { Banner } from "#web/ui/banner.tsx";
import { useSignOutElsewhere } from "./kept-words.ts";
import { useSession } from "./session.ts";
import styles from "./session-ended.module.css";
import { useSignInElsewhere } from "./sign-in-elsewhere.ts";

// product 2.6: what each screen says once its session is over
const words: Readonly<Partial<Record<Screen, string>>> = {
  dashboard: "Please log in to view your dashboard.",
  "add-goal": errors["session.goal-not-saved"].text,
  "share-goal": "Please log in to see your goals.",
  "email-preferences": "Please log in to manage your email preferences.",
};

interface Props {
  readonly screen: Screen;
  readonly signIn?: "/login" | "/admin/login";
}

/** Says that the session is over, above the screen that it ended under. */
export function SessionEnded({ screen, signIn = "/login" }: Props) {
  const { phase } = useSession();
  useSignInElsewhere();
  useSignOutElsewhere();
  if (phase !== "ended") return null;
  return (
    <div className={styles["notice"]}>
      <Banner tone="warning" action={<Link href={signIn}>Sign in</Link>}>
        {words[screen] ?? errors["session.missing"].text}
      </Banner>
    </div>
  );
}
