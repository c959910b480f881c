import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { confirmSession, useSession, useSessionStore, isSignedIn } from "../session.ts";

export function useSignInElsewhere(): void {
  const signedIn = isSignedIn(useSession());
  const session = useSessionStore();
  const client = useQueryClient();
  useEffect(() => {
    if (signedIn) return;
    // If the server is unreachable, the next event retries.
    const ask = () => void confirmSession(session).catch(() => undefined);
    const shown = () => document.hidden || ask();
    const unsubscribe = client.getMutationCache().subscribe((event) => {
      // A successful write means that somebody is signed in.
      if (event.type === "updated" && event.action.type === "success") ask();
    });
    addEventListener("focus", ask);
    document.addEventListener("visibilitychange", shown);
    return () => {
      unsubscribe();
      removeEventListener("focus", ask);
      document.removeEventListener("visibilitychange", shown);
    };
  }, [client, session, signedIn]);
}
