import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { readDashboard } from "#contract/goals.ts";
import { isCompleteProfile } from "#domain/profile.ts";
import type { Quote } from "#domain/quote.ts";
import { call } from "#web/client/api.ts";
import { keyOf } from "#web/client/query.ts";
import type { Opened } from "#web/client/sign-in/opened.ts";
import { useSessionStore } from "#web/client/session.ts";
import { takeQuote } from "./shown-quote.ts";
import { nextAfter } from "./sign-in-callback.ts";
import { useLeave } from "./use-leave.ts";

interface Splash {
  readonly quote: Quote;
  readonly onDone: () => void;
}

/** A sign-in that ends on its own screen: as at the callback, a quote, then the way back (product 38.5). */
export function useArrival() {
  const [splash, setSplash] = useState<Splash | null>(null);
  const leave = useLeave();
  const session = useSessionStore();
  const client = useQueryClient();
  const finish = useCallback(
    async ({ user, returnTo }: Opened) => {
      session.setUser(user);
      void client.prefetchQuery({
        queryKey: keyOf("readDashboard"),
        queryFn: () => call(readDashboard),
      });
      // No provider has told of this person, so only name and address can be missing.
      const next = nextAfter(isCompleteProfile({ ...user, profileData: {} }), returnTo);
      const onDone = () => leave(next);
      // The quotes' script failed to load: continue without it.
      const quote = await takeQuote().catch(() => null);
      if (quote === null) onDone();
      else setSplash({ quote, onDone });
    },
    [client, leave, session],
  );
  const arrive = useCallback((opened: Opened) => void finish(opened), [finish]);
  return { splash, arrive };
}
