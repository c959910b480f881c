import { createContext, useContext, useSyncExternalStore } from "react";
import type { SessionUser } from "#contract/account.ts";
import type { Session, SessionState } from "./session.ts";

export const SessionContext = createContext<Session | null>(null);

/** The session of this tab, to change it. */
export function useSessionStore(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("There is no session around this component.");
  return session;
}

/** The session of this tab, to show it. */
export function useSession(): SessionState {
  const { subscribe, read } = useSessionStore();
  return useSyncExternalStore(subscribe, read, read);
}

/** The person of a signed-in screen; still the one who was, after the session has ended under it. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (user === null) throw new Error("This screen is for signed-in people.");
  return user;
}
