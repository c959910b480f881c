import { CallbackPage } from "#web/account/sign-in/callback-page.tsx";
import { preloadPage } from "./pages.ts";

/** The callback of sign-in, which loads the page after it while the quote is shown. */
export function CallbackScreen() {
  return <CallbackPage preload={preloadPage} />;
}
