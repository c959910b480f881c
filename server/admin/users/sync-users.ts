import { syncUsers, type SyncResult } from "#contract/admin.ts";
import { refuse } from "#domain/refusal.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { takeLease, extendLease, releaseLease } from "#server/platform/lease.ts";
import { countWrite } from "#server/platform/write-counts.ts";
import { audit } from "#server/account/audit-store.ts";
import { adminUids, publishToAdmins } from "#server/account/admins.ts";
import { makeMissingUsers, refreshUsers, type Refreshed } from "./sync-store.ts";
import { words } from "./users.words.ts";

type Stats = SyncResult["stats"];

/** One sync at a time. */
export const syncUsersSlice: Slice<typeof syncUsers> = {
  endpoint: syncUsers,
  dialect: "callable",
  act: async ({ deps, at, address }, actor) => {
    if (!(await takeLease(deps.db, "sync"))) return refuse("admin.sync-running");
    try {
      if (!(await countWrite(deps.db, "admin", actor.uid, at))) return refuse("request.rate");
      const stats = await sync(deps, at);
      const { processedCount, createdCount, updatedCount } = stats;
      const detail = words.syncedDetail(processedCount, createdCount, updatedCount);
      await audit(deps.db, { action: "users.sync", actor: actor.uid, target: null, detail }, at);
      deps.log.info("admin.sync-users", { actor: actor.uid, address, ...stats });
      return { result: { message: words.synced, stats } };
    } finally {
      await releaseLease(deps.db, "sync");
    }
  },
};

async function sync(deps: Deps, at: number): Promise<Stats> {
  const admins = await adminUids(deps.db);
  const created = await deps.db.transaction((tx) => makeMissingUsers(tx, at));
  for (const user of created) publishToAdmins(deps, user, admins);
  // Admin accounts have no claims to refresh from.
  let [processed, updated] = [admins.length, 0];
  for (let after: string | null = ""; after !== null;) {
    const batch: Refreshed = await refreshUsers(deps.db, after, at);
    publishUpdated(deps, batch, admins);
    await extendLease(deps.db, "sync");
    processed += batch.processed;
    updated += batch.updated.length;
    after = batch.last;
  }
  return { processedCount: processed, createdCount: created.length, updatedCount: updated };
}

function publishUpdated(deps: Deps, { updated }: Refreshed, admins: readonly string[]): void {
  for (const { uid, rev } of updated) {
    deps.live.publish({ entity: "user", id: uid, rev }, [uid]);
    publishToAdmins(deps, { uid, rev }, admins);
  }
}
