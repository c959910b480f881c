import { endOtherSessions, endOwnSession, listSessions } from "#contract/account.ts";
import { refuse } from "#domain/refusal.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { forgetSession } from "#server/platform/sessions/credentials.ts";
import { endOpenSession, endOtherOpenSessions, readOpenSessions } from "./own-session-store.ts";

/** ASVS 7.5.2. */
export const listSessionsSlice: Slice<typeof listSessions> = {
  endpoint: listSessions,
  act: async ({ deps, at }, actor) => ({ sessions: await readOpenSessions(deps.db, actor, at) }),
};

/** Another person's session is answered like an unknown id. */
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

export const endOtherSessionsSlice: Slice<typeof endOtherSessions> = {
  endpoint: endOtherSessions,
  act: async ({ deps, at, address }, actor) => {
    const ended = await deps.db.transaction((tx) => endOtherOpenSessions(tx, actor, at));
    for (const id of ended) deps.live.endSession(actor.uid, id);
    // Don't log no-ops: the call has no rate limit.
    if (ended.length > 0)
      deps.log.info("sign-out.elsewhere", { actor: actor.uid, address, ended: ended.length });
    return { ended: ended.length };
  },
};
