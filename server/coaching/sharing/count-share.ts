import { countShare } from "#contract/sharing.ts";
import type { Badge } from "#contract/badges.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { giveBadges } from "#server/goals/badges/badge-store.ts";
import { announceBadges, sharingBadges } from "#server/goals/badges/new-badges.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { keyedWrite, type Made } from "#server/platform/keyed-write.ts";
import { addShare, ownsGoal, readShareCount, SHARES } from "#server/goals/badges/share-store.ts";

type CountCall = Call<typeof countShare>;

interface Counted {
  readonly shareCount: number;
  readonly badges: Badge[];
}

async function countOne(
  tx: Transaction,
  { at, input: { goalId } }: CountCall,
  uid: string,
): Promise<Ruled<Made<Counted>>> {
  if (goalId !== null && !(await ownsGoal(tx, uid, goalId))) return refuse("not-found");
  const shareCount = await addShare(tx, uid, at);
  const earned = sharingBadges(shareCount, at);
  const given = await giveBadges(
    tx,
    earned.map((badge) => ({ uid, badge })),
  );
  const badges = given.length === 0 ? [] : earned;
  return { use: { subjectId: SHARES, resultId: goalId }, answer: { shareCount, badges } };
}

export const countShareSlice: Slice<typeof countShare> = {
  endpoint: countShare,
  act: async (call, { uid }) => {
    const outcome = await keyedWrite(call, uid, {
      write: (tx) => countOne(tx, call, uid),
      again: async (tx) => ({ shareCount: await readShareCount(tx, uid), badges: [] }),
    });
    if (isRefused(outcome)) return outcome;
    if (outcome.badges.length > 0) announceBadges(call.deps, uid);
    return outcome;
  },
};
