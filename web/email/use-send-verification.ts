import { useMutation } from "@tanstack/react-query";
import { useUser } from "#web/client/session.ts";

// product 15.1
const SENT = "✅ Verification email sent! Check your inbox.";
const REFUSED = "❌ Failed to send verification email. Please try again.";
const UNANSWERED = "❌ An error occurred. Please try again later.";

async function send(email: string, userId: string): Promise<void> {
  const { sendVerification } = await import("./send-verification.ts");
  await sendVerification(email, userId);
}

function failureInWords(error: Error): string {
  return "reached" in error && error.reached === true ? REFUSED : UNANSWERED;
}

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
