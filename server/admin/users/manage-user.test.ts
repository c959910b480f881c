import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { everythingKept } from "#server/account/fixtures/everything-kept.fixture.ts";
import { manageUser, type UserAction } from "#contract/admin.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { addGoal, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { tableHash } from "#server/platform/fixtures/table-hash.fixture.ts";
import { openTestApp, type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { uidHash } from "#server/account/audit-store.ts";

const ROUNDS = rounds(300, 8);

function manage(admin: Person, uid: string, action: UserAction) {
  return admin.send("POST", manageUser.path, { data: { uid, action } });
}

async function told(admin: Person, uid: string, action: UserAction): Promise<string> {
  const { body } = await manage(admin, uid, action);
  return body.result?.message ?? `${body.error.status}: ${body.error.message}`;
}

function auditRows({ deps }: TestApp) {
  return deps.db.kysely
    .selectFrom("audit")
    .select(["action", "actor_id as actor", "target_id as target", "target_hash as hash"])
    .orderBy("number")
    .execute();
}

describeWithDatabase("manageUser", (open) => {
  it("disables: every session is over, and enabling brings none of them back", async () => {
    const ended: string[] = [];
    const test = await openTestApp(await open());
    test.deps.live.endSession = (_uid, id) => void ended.push(id);
    const [admin, ada] = [await test.person({ admin: true }), await test.person()];
    expect(await told(admin, ada.uid, "disable")).toBe("User successfully disabled.");
    expect(ended).toEqual([ada.sessionId]);
    expect((await ada.send("GET", "/api/dashboard")).status).toBe(401);
    expect(test.told).toEqual([
      { change: { entity: "account", id: ada.uid, rev: 2 }, uids: [admin.uid] },
    ]);
    expect(await told(admin, ada.uid, "enable")).toBe("User successfully enabled.");
    expect((await ada.send("GET", "/api/dashboard")).status).toBe(401);
    expect(await auditRows(test)).toMatchObject([
      { action: "user.disable", actor: admin.uid, target: ada.uid },
      { action: "user.enable", actor: admin.uid, target: ada.uid },
    ]);
    for (const _ of [1, 2]) await manage(admin, ada.uid, "disable");
    const user = await admin.send("GET", `/api/admin/user?uid=${ada.uid}`);
    expect(user.body.user).toMatchObject({ disabled: true, rev: 4 });
  });

  it("deletes a user and all that is theirs, but for a hash in the audit and the erasures", async () => {
    const [test, admin, ada] = await openWithPeople(await open(), { admin: true }, {});
    await addGoal(ada, { description: "A goal of Ada's" });
    await manage(admin, ada.uid, "disable");
    expect(await everythingKept(test)).toContain(ada.uid);
    expect(await told(admin, ada.uid, "delete")).toBe("User successfully deleted.");
    const left = await everythingKept(test);
    expect([ada.uid, "A goal of Ada's"].filter((text) => left.includes(text))).toEqual([]);
    expect(left).toContain("user.delete");
    const gone = { target: null, hash: uidHash(ada.uid) };
    expect(await auditRows(test)).toMatchObject([gone, gone]);
    const erased = await test.deps.db.kysely.selectFrom("erasures").selectAll().execute();
    expect(erased).toEqual([{ uid_hash: uidHash(ada.uid), erased_at: test.at }]);
    expect(await told(admin, ada.uid, "delete")).toBe("NOT_FOUND: This user no longer exists.");
    const read = await admin.send("GET", `/api/admin/user?uid=${ada.uid}`);
    expect(read.body).toEqual({ user: null });
  });

  it("frees the goals that a deleted person coached, and tells their owners", async () => {
    const [test, admin, owner, coach] = await openWithPeople(await open(), { admin: true }, {}, {});
    const goal = await addGoal(owner);
    await setCoach(test, goal.id, coach);
    const own = await addGoal(coach);
    await setCoach(test, own.id, owner);
    test.told.splice(0);
    await manage(admin, coach.uid, "delete");
    const { body } = await owner.send("GET", `/api/goals/${goal.id}`);
    expect(body.goal).toMatchObject({ coachName: null, coachStatus: null, rev: goal.rev + 1 });
    expect(test.told).toEqual([
      { change: { entity: "account", id: coach.uid, rev: 2 }, uids: [admin.uid] },
      { change: { entity: "goal", id: goal.id, rev: goal.rev + 1 }, uids: [owner.uid] },
      { change: { entity: "goal", id: own.id, rev: own.rev + 1 }, uids: [owner.uid] },
    ]);
    expect((await owner.send("GET", `/api/goals/${own.id}`)).status).toBe(404);
  });

  it("takes the account of a deleted admin away, so that it does not come back by signing in", async () => {
    const [, admin, other] = await openWithPeople(await open(), { admin: true }, { admin: true });
    expect(await told(admin, other.uid, "delete")).toBe("User successfully deleted.");
    const input = { email: `${other.uid}@example.org`, password: "correct horse battery" };
    const reply = await other.send("POST", "/api/admin/session", input);
    expect(reply.body.error.message).toBe("No user found with this email address.");
  });

  it("refuses oneself, a stranger's id and unknown actions, and changes nothing", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    const before = await tableHash(test.deps.db);
    for (const action of ["disable", "enable", "delete"] as const)
      expect(await told(admin, admin.uid, action)).toBe(
        "PERMISSION_DENIED: You can't disable or delete your own account.",
      );
    expect(await told(admin, newId(), "disable")).toBe("NOT_FOUND: This user no longer exists.");
    const wrong = await admin.send("POST", manageUser.path, {
      data: { uid: newId(), action: "promote" },
    });
    expect([wrong.status, wrong.body.error.status]).toEqual([400, "INVALID_ARGUMENT"]);
    expect(await tableHash(test.deps.db)).toBe(before);
    expect(test.told).toEqual([]);
  });

  it("never leaves the product without an admin who can sign in", async () => {
    const [test, admin, other] = await openWithPeople(
      await open(),
      { admin: true },
      { admin: true },
    );
    // The account is gone; the role alone is not enough.
    await test.deps.db.kysely
      .deleteFrom("admin_credentials")
      .where("user_id", "=", admin.uid)
      .execute();
    for (const action of ["disable", "delete"] as const)
      expect(await told(admin, other.uid, action)).toBe(
        "ABORTED: There must be at least one admin.",
      );
    const disabled = await test.person({ admin: true, disabled: true });
    expect(await told(admin, other.uid, "delete")).toContain("ABORTED");
    expect(await told(admin, disabled.uid, "enable")).toBe("User successfully enabled.");
    expect(await told(admin, other.uid, "delete")).toBe("User successfully deleted.");
  });
});

describeOnPostgres("two admins", (open) => {
  it(`who disable one another at once always leave one, ${ROUNDS} times`, async () => {
    const test = await openTestApp(await open({ poolSize: 4 }));
    const { kysely } = test.deps.db;
    const outcomes: Record<string, number> = {};
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await test.person({ admin: true });
      const two = await test.person({ admin: true });
      const replies = await Promise.all([
        manage(one, two.uid, round % 3 === 0 ? "delete" : "disable"),
        manage(two, one.uid, "disable"),
      ]);
      const enabled = await kysely
        .selectFrom("admin_credentials as a")
        .innerJoin("users as u", "u.id", "a.user_id")
        .select("u.id")
        .where("u.disabled", "=", false)
        .execute();
      expect(enabled, `round ${round}`).toHaveLength(1);
      const statuses = replies
        .map(({ status }) => status)
        .toSorted((a, b) => a - b)
        .join(" ");
      outcomes[statuses] = (outcomes[statuses] ?? 0) + 1;
      await kysely.deleteFrom("admin_credentials").execute();
    }
    // Never both, and never neither.
    expect(outcomes).toEqual({ "200 401": ROUNDS });
  });
});
