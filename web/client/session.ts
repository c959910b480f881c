import { createContext, useContext } from "react";
import { readSession, type SessionUser } from "#contract/account.ts";
import { call } from "./api.ts";
import { setPagePerson } from "./send.ts";
import { makeStore, useStore, type Store } from "./store.ts";

export interface SessionState {
  /** The signed-in person; after the end, the one who was. */
  readonly user: SessionUser | null;
  /** `ended`: the session is over while a screen of it is open. `resolving`: not known yet whose it is. */
  readonly phase: "known" | "ended" | "resolving";
}

/** Who is signed in in this tab, kept outside React: the cache and the live stream change it too. */
export interface Session extends Omit<Store<SessionState>, "write"> {
  /** Signed in, or the person's own fields have changed. */
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

/** True where screens for signed-in people are open. */
export function isSignedIn({ user, phase }: SessionState): boolean {
  return user !== null && phase !== "ended";
}

/** Asks the server whether the session is still that of this tab's person; false where it is over. */
export async function confirmSession(session: Session): Promise<boolean> {
  const { user } = await call(readSession);
  const { user: own } = session.read();
  // Also where somebody else has signed in meanwhile: nothing of this screen is theirs, and what was typed stays.
  const over = user === null || (own !== null && own.uid !== user.uid);
  if (over) session.end();
  // A visitor's screen holds nothing of anybody.
  else if (own === null) location.reload();
  else session.setUser(user);
  return !over;
}

export const SessionContext = createContext<Session | null>(null);

/** The session of this tab, to change it. */
export function useSessionStore(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("There is no session around this component.");
  return session;
}

/** The session of this tab, to show it. */
export function useSession(): SessionState {
  return useStore(useSessionStore());
}

/** The person of a signed-in screen; still the one who was, after the session has ended under it. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (user === null) throw new Error("This screen is for signed-in people.");
  return user;
}
