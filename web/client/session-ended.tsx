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

// product 2.6
const words: Readonly<Partial<Record<Screen, string>>> = {
  dashboard: "Please log in to view your dashboard.",
  "add-goal": errorText("session.goal-not-saved"),
  "share-goal": "Please log in to see your goals.",
  "email-preferences": "Please log in to manage your email preferences.",
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
      <Banner tone="warning" action={<Link href={href}>Sign in</Link>}>
        {words[screen] ?? errorText("session.missing")}
      </Banner>
    </div>
  );
}

function useSignInBack(): string {
  const [path] = useLocation();
  const address = path + useAddressSearch().replace(/^\??(?=.)/, "?");
  return path === "/login" ? address : leadingOn("/login", address);
}
