import { useState, useSyncExternalStore } from "react";
import { DAY_MS } from "#domain/day.ts";
import { readStored, store } from "#web/client/browser-storage.ts";
import { useNow } from "#web/client/now.tsx";
import { useUser } from "#web/client/session.ts";
import { useSendsMail } from "#web/client/view-context.tsx";
import { useSendVerification } from "#web/email/use-send-verification.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { words } from "./dashboard.words.ts";

/** Value: uid and milliseconds of the last dismissal. */
const DISMISSED_KEY = "cairn_verification_dismissed";

const neverChanges = () => () => {};

// product 15.1
export function VerificationBanner() {
  const { uid, email, customEmailVerified } = useUser();
  const { at } = useNow();
  const [open, setOpen] = useState(true);
  const away = useSyncExternalStore(
    neverChanges,
    () => isAway(uid, at),
    () => false,
  );
  const { send, pending, sent, label, news } = useSendVerification();
  const sendsMail = useSendsMail();
  if (!sendsMail || !open || away || customEmailVerified || email === null) return null;
  const dismiss = () => {
    store("localStorage", DISMISSED_KEY, `${uid} ${at}`);
    setOpen(false);
  };
  const button = (
    <Button size="small" pending={pending} onClick={() => send(email)}>
      {label}
    </Button>
  );
  return (
    <Banner tone={sent ? "success" : "warning"} onDismiss={dismiss} action={button}>
      {news ?? words.verifyEmail(email)}
    </Banner>
  );
}

function isAway(uid: string, at: number): boolean {
  const [who, when] = (readStored("localStorage", DISMISSED_KEY) ?? "").split(" ");
  return who === uid && at - Number(when) < DAY_MS;
}
