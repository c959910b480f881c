import { readSession } from "#contract/account.ts";
import { call } from "./api.ts";
import type { Session } from "./session.ts";

/** Asks the server whose session this is; false where it is over. */
export async function confirmSession(session: Session): Promise<boolean> {
  const { user } = await call(readSession);
  if (user === null) session.end();
  // Somebody else has signed in, in another tab: nothing of this screen is theirs.
  else if (user.uid !== session.read().user?.uid) location.reload();
  else session.settle(user);
  return user !== null;
}
