import type { SessionUser } from "#contract/account.ts";

export interface SessionState {
  /** The signed-in person; after the end, the one who was. */
  readonly user: SessionUser | null;
  /** `ended`: the session is over while a screen of it is open. `resolving`: not known yet whose it is. */
  readonly phase: "settled" | "ended" | "resolving";
}

/** Who is signed in in this tab, kept outside React: the cache and the live stream tell it too. */
export interface Session {
  readonly read: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Signed in, or the person's own fields have changed. */
  readonly settle: (user: SessionUser) => void;
  readonly end: () => void;
  readonly resolve: () => void;
}

export function makeSession(user: SessionUser | null): Session {
  let state: SessionState = { user, phase: "settled" };
  const listeners = new Set<() => void>();
  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle: (next) => become({ user: next, phase: "settled" }),
    end: () => {
      if (state.user !== null && state.phase === "settled") become({ ...state, phase: "ended" });
    },
    resolve: () => become({ ...state, phase: "resolving" }),
  };
}

/** True where screens for signed-in people are open. */
export function isSignedIn({ user, phase }: SessionState): boolean {
  return user !== null && phase !== "ended";
}
