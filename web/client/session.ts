import { createContext, useContext } from "react";
import { readSession, type SessionUser } from "#contract/session.ts";
import { call } from "./api.ts";
import { setPagePerson } from "./send.ts";
import { makeStore, useStore, type Store } from "./store.ts";

export interface SessionState {
  /** After the end, the former person. */
  readonly user: SessionUser | null;
  /** `ended`: the session is over while its screen is open. `resolving`: not known yet. */
  readonly phase: "known" | "ended" | "resolving";
}

/** Outside React: the cache and the live stream change it too. */
export interface Session extends Omit<Store<SessionState>, "write"> {
  readonly setUser: (user: SessionUser) => void;
  readonly end: () => void;
  readonly resolve: () => void;
}

export function makeSession(user: SessionUser | null): Session {
  const store = makeStore<SessionState>({ user, phase: "known" });
  return {
    ...store,
    setUser(next) {
      setPagePerson(next.uid);
      store.write({ user: next, phase: "known" });
    },
    end() {
      const state = store.read();
      if (state.user !== null && state.phase === "known") store.write({ ...state, phase: "ended" });
    },
    resolve: () => store.write({ ...store.read(), phase: "resolving" }),
  };
}

export function isSignedIn({ user, phase }: SessionState): boolean {
  return user !== null && phase !== "ended";
}

export async function confirmSession(session: Session): Promise<boolean> {
  const { user } = await call(readSession);
  const { user: own } = session.read();
  // Also if somebody else has signed in: nothing on this screen is theirs.
  const over = user === null || (own !== null && own.uid !== user.uid);
  if (over) session.end();
  // A visitor's screen has nothing to lose.
  else if (own === null) location.reload();
  else session.setUser(user);
  return !over;
}

export const SessionContext = createContext<Session | null>(null);

export function useSessionStore(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("There is no session around this component.");
  return session;
}

export function useSession(): SessionState {
  return useStore(useSessionStore());
}

/** Still the former person after the session has ended. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (user === null) throw new Error("This screen is for signed-in people.");
  return user;
}
