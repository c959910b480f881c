import { endOtherSessions, endOwnSession, listSessions } from "#contract/account.ts";
import { refuse } from "#domain/refusal.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { forgetSession } from "#server/platform/sessions/credentials.ts";
import { endOpenSession, endOtherOpenSessions, readOpenSessions } from "./own-session-store.ts";

/** Where the person is signed in (ASVS 7.5.2). */
export const listSessionsSlice: Slice<typeof listSessions> = {
  endpoint: listSessions,
  act: async ({ deps, at }, actor) => ({ sessions: await readOpenSessions(deps.db, actor, at) }),
};

/** Signs a browser of the person out. Another person's session is answered like one that does not exist. */
export const endOwnSessionSlice: Slice<typeof endOwnSession> = {
  endpoint: endOwnSession,
  act: async ({ deps, at, params, reply, address }, { uid, sessionId }) => {
    const id = params.sessionId;
    if (!(await endOpenSession(deps.db, uid, id, at))) return refuse("not-found");
    deps.live.endSession(uid, id);
    deps.log.info("sign-out", { actor: uid, address });
    if (id === sessionId) forgetSession(reply, deps.config.https);
    return {};
  },
};

/** Signs every other browser of the person out. */
export const endOtherSessionsSlice: Slice<typeof endOtherSessions> = {
  endpoint: endOtherSessions,
  act: async ({ deps, at, address }, actor) => {
    const ended = await deps.db.transaction((tx) => endOtherOpenSessions(tx, actor, at));
    for (const id of ended) deps.live.endSession(actor.uid, id);
    // Where nothing ended there is nothing to log: this is called as often as somebody likes.
    if (ended.length > 0)
      deps.log.info("sign-out.elsewhere", { actor: actor.uid, address, ended: ended.length });
    return { ended: ended.length };
  },
};
