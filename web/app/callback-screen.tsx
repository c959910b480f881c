import { CallbackPage } from "#web/account/sign-in/callback-page.tsx";
import { preloadPage } from "./pages.ts";

export function CallbackScreen() {
  return <CallbackPage preload={preloadPage} />;
}
