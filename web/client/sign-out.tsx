import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { endSession } from "#contract/session.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ApiError, call } from "./api.ts";
import { forgetSession } from "./drafts.ts";
import { useUser } from "./session.ts";
import styles from "#web/ui/nav.module.css";
import { words } from "./client.words.ts";

// product 2.4
export function SignOut({ to = "/" }: { readonly to?: "/" | "/admin/login" }) {
  const client = useQueryClient();
  const { uid } = useUser();
  const [question, setQuestion] = useState<ReactNode>(null);
  const leave = () => forgetSession(client, uid).then(() => location.assign(to));
  const end = useMutation({
    mutationFn: () => call(endSession),
    onSuccess: leave,
    // The session is over already.
    onError: (error) =>
      error instanceof ApiError && error.code === "session.missing" ? leave() : undefined,
  });

  // Logged steps must not be lost silently.
  async function press(): Promise<void> {
    const leaving = await import("./offline/leaving.tsx").catch(() => null);
    const steps = (await leaving?.stepsLeft(uid)) ?? 0;
    if (leaving === null || steps === 0) return end.mutate();
    const answer = (go: boolean) => () => {
      setQuestion(null);
      if (go) end.mutate();
    };
    setQuestion(
      <leaving.LeaveQuestion steps={steps} onCancel={answer(false)} onLeave={answer(true)} />,
    );
  }

  return (
    <>
      <button
        type="button"
        className={styles["link"]}
        disabled={end.isPending}
        onClick={() => void press()}
      >
        {words.signOut}
      </button>
      {question}
      {end.isError && <Alert>{end.error.message}</Alert>}
    </>
  );
}
