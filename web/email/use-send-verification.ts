import { useMutation } from "@tanstack/react-query";
import { callFunction, FunctionError } from "#web/client/functions-client.ts";
import { useUser } from "#web/client/session.ts";

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

/** Sends the mail that verifies an address, and says what came of it; null before it was asked for. */
export function useSendVerification() {
  const { uid } = useUser();
  const sending = useMutation({ mutationFn: (email: string) => send(email, uid) });
  return {
    send: sending.mutate,
    pending: sending.isPending,
    sent: sending.isSuccess,
    label: sending.isSuccess ? "Resend verification email" : "Send verification email",
    news: sending.isSuccess ? SENT : sending.isError ? failureInWords(sending.error) : null,
  };
}
