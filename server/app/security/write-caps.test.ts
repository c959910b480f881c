import { describe, expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import { exhaustiveList } from "#domain/exhaustive-list.ts";
import { writeCaps, type CappedWrite } from "#domain/write-cap.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { tableSums } from "#server/platform/fixtures/table-hash.fixture.ts";
import { rows, type Sample } from "../fixtures/endpoint-rows.fixture.ts";
import { call, expectRefusal, sharedWorldOf, writes } from "../fixtures/hostile.fixture.ts";
import { countAll } from "../fixtures/write-counts.fixture.ts";

// Threats T41.

type WriteName = {
  [N in EndpointName]: (typeof endpoints)[N]["method"] extends "GET" ? never : N;
}[EndpointName];

/** What each write is counted as, or why it can't make anything grow. */
const counted: Readonly<Record<WriteName, CappedWrite | { readonly because: string }>> = {
  startSignIn: {
    because: "an address has so many a minute, and a state ends after ten (product 13.2)",
  },
  login: { because: "it uses up a state" },
  organizationLogin: { because: "it uses up a state" },
  openSession: "sign-in",
  endSession: { because: "it ends a session" },
  issueBearer: "bearer",
  editProfile: "settings",
  changeTimeZone: { because: "once in 24 hours (product 14.7)" },
  changeCheckInDay: "settings",
  createGoal: "goal",
  recordProgress: "progress",
  undoProgress: "progress",
  previewImport: { because: "it writes nothing" },
  importLedger: "import",
  completeGoal: "progress",
  undoCompletion: "goal-change",
  editGoal: "goal-change",
  pauseGoal: "goal-change",
  resumeGoal: "goal-change",
  chooseCadence: "goal-change",
  pauseAll: "goal-change",
  resumeAll: "goal-change",
  closeGoal: "goal-change",
  reopenGoal: "goal-change",
  deleteGoal: "goal-change",
  restoreGoal: "goal-change",
  chooseWeeklyQuota: "progress",
  changePlan: "plan",
  suggestStep: "plan",
  addCheckIn: "check-in",
  writeWeeklyCheckIn: "progress",
  countShare: "share",
  writeMilestonePage: "milestone",
  takeDownMilestonePage: { because: "it takes a page down, and those are counted" },
  openInvitation: "invitation",
  withdrawInvitation: { because: "it ends an invitation, and those are counted" },
  acceptInvitation: { because: "it uses up an invitation, and those are counted" },
  takeBackAcceptance: "coaching-end",
  stepDown: "coaching-end",
  addPrivateNote: "private-note",
  changePrivateNote: "private-note",
  removePrivateNote: "private-note",
  addNote: "note",
  markNoteRead: { because: "once a note, and those are counted" },
  replyToNote: "note",
  acknowledgeCheckIn: { because: "once a check-in, and those are counted" },
  markRepliesRead: { because: "once a reply, and those are counted" },
  sendVerificationEmail: { because: "1 a minute and 5 a day, by their own rows (product 15.2)" },
  verifyEmail: {
    because:
      "an address tries so many tokens a minute; the first verifies, later ones write nothing",
  },
  saveEmailPreferences: "settings",
  unsubscribe: {
    because: "an address tries so many tokens a minute; what is off already writes nothing",
  },
  writeCheckInByMail: "progress",
  getEmailStats: { because: "it writes nothing" },
  adminSignIn: "sign-in",
  manageUser: "admin",
  syncUsersToFirestore: "admin",
  previewAnnouncement: { because: "it writes nothing" },
  sendAnnouncement: "announcement",
  stopAnnouncement: "admin",
  createWebhook: "admin",
  switchWebhook: "admin",
  changeWebhookSecret: "admin",
  removeWebhook: "admin",
  testWebhook: "admin",
  sendDeliveryAgain: "admin",
  exportUsers: "user-export",
  inviteColleagues: "colleague-invitation",
  endOwnSession: { because: "it ends a session, and sign-ins are counted" },
  endOtherSessions: { because: "it ends sessions, and sign-ins are counted" },
  joinIdentity: "settings",
  partIdentity: "settings",
  createAccessToken: "access-token",
  revokeAccessToken: { because: "it ends a token, and those are counted" },
  makeCalendarFeed: "settings",
  removeCalendarFeed: { because: "it ends an address, and those are counted" },
  deleteAccount: { because: "it ends all that is theirs" },
  seedData: { because: "seed data exist in development mode alone, and replace themselves" },
  clearSeeds: { because: "seed data exist in development mode alone" },
};

const capped = writes.flatMap((name) => {
  const kind = counted[name as WriteName];
  return typeof kind === "string" ? [[name, kind] as const] : [];
});

it("every write is counted, or it is said why it need not be; every cap is of some write", () => {
  expect(Object.keys(counted).toSorted()).toEqual(writes.toSorted());
  const kinds = exhaustiveList<CappedWrite>()(Object.keys(writeCaps) as CappedWrite[]);
  expect([...new Set(capped.map(([, kind]) => kind))].toSorted()).toEqual(kinds.toSorted());
});

/** Used up by refused calls too: tokens, and the lease of a sync. */
const usedUp = ["one_time_tokens", "attempts", "totals"];

describeWithDatabase("what one person may write", (open) => {
  const world = sharedWorldOf(open);
  /** Setup must not count. */
  const uncounted = async (make: () => Promise<Sample>): Promise<Sample> => {
    await world().test.deps.db.kysely.deleteFrom("write_counts").execute();
    return make();
  };
  const counts = () =>
    world().test.deps.db.kysely.selectFrom("write_counts").select(["kind", "count"]).execute();

  describe.each(capped)("%s", (name, kind) => {
    const endpoint: Endpoint = endpoints[name];
    const sampleOf = async (): Promise<Sample> => (await rows[name].right(world()))[0] ?? {};

    // Refused first: stored results are neither written nor counted again.
    it("is refused when none is left, and done and counted while one is", async () => {
      const { test } = world();
      const { most } = writeCaps[kind];
      const beyond = await uncounted(sampleOf);
      await countAll(test, kind, most);
      const [before, heard] = [await tableSums(test.deps.db, usedUp), test.told.length];
      expectRefusal(endpoint, await call(world(), endpoint, beyond), 429, "one too many");
      expect([await tableSums(test.deps.db, usedUp), test.told.length]).toEqual([before, heard]);
      const last = await uncounted(sampleOf);
      await countAll(test, kind, most - 1);
      expect((await call(world(), endpoint, last)).status).toBe(200);
      expect(await counts()).toContainEqual({ kind, count: most });
    });
  });
});
