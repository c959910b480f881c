import { useCallback } from "react";
import { useLocation } from "wouter";
import { useSessionStore } from "#web/client/session.ts";
import { pageLanguage } from "#web/client/words/page-language.ts";

/** To the first screen after a sign-in; loads it anew if the account has another language. */
export function useLeave(): (to: string) => void {
  const [, navigate] = useLocation();
  const session = useSessionStore();
  return useCallback(
    (to: string) => {
      const language = session.read().user?.language ?? pageLanguage;
      if (language === pageLanguage) navigate(to, { replace: true });
      else location.replace(to);
    },
    [navigate, session],
  );
}
