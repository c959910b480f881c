import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callFunction, FunctionError } from "#web/client/functions-client.ts";
import { useSessionStore, useUser, type Session } from "#web/client/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";

// For as long as the document is open.
const dismissed = new WeakSet<Session>();

// product 15.1: which failure reads as which.
const SENT = "✅ Verification email sent! Check your inbox.";
const REFUSED = "❌ Failed to send verification email. Please try again.";
const UNANSWERED = "❌ An error occurred. Please try again later.";

async function send(email: string, userId: string): Promise<void> {
  const answer = await callFunction("sendVerificationEmail", { email, userId });
  const sent = typeof answer === "object" && answer !== null && "success" in answer;
  if (!sent || answer.success !== true) throw new FunctionError("unknown", REFUSED);
}

function failureInWords(error: Error): string {
  return error instanceof FunctionError && !error.reached ? UNANSWERED : REFUSED;
}

/** Asks to verify the email address, until that is done or the banner is dismissed (product 15.1). */
export function VerificationBanner() {
  const session = useSessionStore();
  const { uid, email, customEmailVerified } = useUser();
  const [open, setOpen] = useState(() => !dismissed.has(session));
  const sending = useMutation({ mutationFn: (to: string) => send(to, uid) });
  if (!open || customEmailVerified || email === null) return null;
  const dismiss = () => {
    dismissed.add(session);
    setOpen(false);
  };
  const button = (
    <Button size="small" pending={sending.isPending} onClick={() => sending.mutate(email)}>
      {sending.isSuccess ? "Resend verification email" : "Send verification email"}
    </Button>
  );
  return (
    <Banner tone={sending.isSuccess ? "success" : "warning"} onDismiss={dismiss} action={button}>
      {sending.isSuccess && SENT}
      {sending.isError && failureInWords(sending.error)}
      {!sending.isSuccess && !sending.isError && `Please verify your email address, ${email}.`}
    </Banner>
  );
}
