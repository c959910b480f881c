import { useLocation } from "wouter";
import type { Screen } from "#contract/routes.ts";
import { network } from "#domain/network.ts";
import { LoadingScreen } from "#web/ui/loading-screen.tsx";
import { QuoteSplash } from "./quote-splash.tsx";
import { SignInFailed } from "./sign-in-failed.tsx";
import { useFinishedSignIn } from "./use-finished-sign-in.ts";

/** Where the network sends people back to (spec 2). */
export function CallbackPage({ preload }: { readonly preload: (screen: Screen) => void }) {
  const stage = useFinishedSignIn(preload);
  const [, navigate] = useLocation();
  switch (stage.kind) {
    case "processing":
      return <LoadingScreen>{`Signing you in with ${network.name}...`}</LoadingScreen>;
    case "failed":
      return <SignInFailed text={stage.text} />;
    case "splash":
      // Replaced, so that Back does not lead here again: the code is used up.
      return (
        <QuoteSplash quote={stage.quote} onDone={() => navigate(stage.next, { replace: true })} />
      );
  }
}
