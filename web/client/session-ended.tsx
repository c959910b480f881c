import { Link, useLocation } from "wouter";
import { errorText } from "#contract/shown-errors.ts";
import { leadingOn } from "#contract/return-path.ts";
import type { Screen } from "#contract/routes.ts";
import { Banner } from "#web/ui/banner.tsx";
import { useOtherWindows } from "./drafts.ts";
import { useAddressSearch } from "./search.ts";
import { useSession } from "./session.ts";
import styles from "./session-ended.module.css";
import { useSignInElsewhere } from "./sign-in/sign-in-elsewhere.ts";
import { words } from "./client.words.ts";

// product 2.6
const requests: Readonly<Partial<Record<Screen, string>>> = {
  dashboard: words.forDashboard,
  "add-goal": errorText("session.goal-not-saved"),
  "share-goal": words.forGoals,
  "email-preferences": words.forEmailPreferences,
};

interface Props {
  readonly screen: Screen;
  readonly signIn?: "/login" | "/admin/login";
}

export function SessionEnded({ screen, signIn = "/login" }: Props) {
  const { phase } = useSession();
  const signedOut = useOtherWindows();
  const back = useSignInBack();
  useSignInElsewhere();
  if (phase !== "ended") return null;
  // After a sign-out somebody else may use the browser.
  const href = signIn === "/login" && !signedOut ? back : signIn;
  return (
    <div className={styles["notice"]}>
      <Banner tone="warning" action={<Link href={href}>{words.signIn}</Link>}>
        {requests[screen] ?? errorText("session.missing")}
      </Banner>
    </div>
  );
}

function useSignInBack(): string {
  const [path] = useLocation();
  const address = path + useAddressSearch().replace(/^\??(?=.)/, "?");
  return path === "/login" ? address : leadingOn("/login", address);
}
