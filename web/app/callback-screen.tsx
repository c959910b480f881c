import { CallbackPage } from "#web/account/sign-in/callback-page.tsx";
import { EmailLinkPage } from "#web/account/sign-in/email-link-page.tsx";
import { preloadPage } from "./pages.ts";

export function CallbackScreen() {
  return <CallbackPage preload={preloadPage} />;
}

export function EmailLinkScreen() {
  return <EmailLinkPage preload={preloadPage} />;
}
