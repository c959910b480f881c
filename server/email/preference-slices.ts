import {
  readEmailPreferences,
  saveEmailPreferences,
  type StoredPreferences,
} from "#contract/email.ts";
import { settledPreferences } from "#domain/email-preferences.ts";
import { refuse, type Ruled } from "#domain/refusal.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { readPreferences, writePreferences } from "./preference-store.ts";

async function stored({ db }: Deps, uid: string): Promise<Ruled<StoredPreferences>> {
  return (await readPreferences(db, uid)) ?? refuse("session.missing");
}

export const readPreferencesSlice: Slice<typeof readEmailPreferences> = {
  endpoint: readEmailPreferences,
  act: ({ deps }, { uid }) => stored(deps, uid),
};

export const savePreferencesSlice: Slice<typeof saveEmailPreferences> = {
  endpoint: saveEmailPreferences,
  act: async ({ deps, input, at }, { uid }) => {
    const rev = await writePreferences(deps.db, uid, settledPreferences(input), at);
    if (rev === null) return refuse("session.missing");
    deps.live.publish({ entity: "user", id: uid, rev }, [uid]);
    return stored(deps, uid);
  },
};
