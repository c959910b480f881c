import { useMutation } from "@tanstack/react-query";
import { useUser } from "#web/client/session.ts";
import { words } from "./email.words.ts";

async function send(email: string, userId: string): Promise<void> {
  const { sendVerification } = await import("./send-verification.ts");
  await sendVerification(email, userId);
}

// product 15.1
function failureInWords(error: Error): string {
  return "reached" in error && error.reached === true ? words.linkRefused : words.linkUnanswered;
}

export function useSendVerification() {
  const { uid } = useUser();
  const sending = useMutation({ mutationFn: (email: string) => send(email, uid) });
  return {
    send: sending.mutate,
    pending: sending.isPending,
    sent: sending.isSuccess,
    label: sending.isSuccess ? words.resendLink : words.sendLink,
    news: sending.isSuccess
      ? words.linkSent
      : sending.isError
        ? failureInWords(sending.error)
        : null,
  };
}
