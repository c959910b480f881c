import { useMutation, useQueryClient } from "@tanstack/react-query";
import { endSession } from "#contract/account.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ApiError, call } from "./api.ts";
import { forgetSession } from "./kept-words.ts";
import { useUser } from "./session.ts";
import styles from "#web/ui/nav.module.css";

/** Ends the session, forgets what was read in it, and leaves by a new document (product 2.4). */
export function SignOut({ to = "/" }: { readonly to?: "/" | "/admin/login" }) {
  const client = useQueryClient();
  const { uid } = useUser();
  const leave = () => {
    forgetSession(client, uid);
    location.assign(to);
  };
  const end = useMutation({
    mutationFn: () => call(endSession),
    onSuccess: leave,
    // The session is over already.
    onError: (error) => error instanceof ApiError && error.code === "session.missing" && leave(),
  });
  return (
    <>
      <button
        type="button"
        className={styles["link"]}
        disabled={end.isPending}
        onClick={() => end.mutate()}
      >
        Sign Out
      </button>
      {end.isError && <Alert>{end.error.message}</Alert>}
    </>
  );
}
