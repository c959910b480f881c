import { expect, it } from "vitest";
import { partIdentity } from "#contract/identities.ts";
import { inTurn } from "#server/app/fixtures/in-turn.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import {
  NETWORK,
  WORKS,
  ada,
  arrive,
  atWorks,
  beginJoining,
  join,
  refusal,
  stored,
} from "../fixtures/two-ways.fixture.ts";
import { holdPerson } from "./identity-store.ts";

describeOnPostgres("two partings at once", (open) => {
  it("leave one", async () => {
    const { test, browser } = await ada(await open());
    await join(browser, "ada at work");
    for (let round = 0; round < 20; round += 1) {
      const replies = await Promise.all(
        [NETWORK, WORKS].map((issuer) => browser.send("POST", partIdentity.path, { issuer })),
      );
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const [left] = await stored(test);
      expect(left).toBeDefined();
      const [issuer, subject] = left?.issuer === NETWORK ? [WORKS, "w1"] : [NETWORK, "1"];
      await test.deps.db.kysely
        .insertInto("identities")
        .values({
          issuer,
          subject,
          user_id: left?.uid ?? "",
          claims: "{}",
          last_sign_in_at: test.at,
        })
        .execute();
    }
  });

  it("a joining and a first sign-in of one account make one of two, never both", async () => {
    const { test, browser, uid } = await ada(await open());
    for (let round = 0; round < 20; round += 1) {
      const code = `account ${round}`;
      test.people.set(code, { ...atWorks(code), issuer: `${WORKS}/${round}` });
      const { state } = (await beginJoining(browser)).body;
      const stranger = test.browser();
      const began = await stranger.send("POST", "/api/sign-in", { way: "organization" });
      await Promise.all([arrive(browser, state, code), arrive(stranger, began.body.state, code)]);
      const owners = (await stored(test)).filter(({ subject }) => subject === code);
      expect(owners).toHaveLength(1);
      test.at += 60_000;
      if (owners[0]?.uid !== uid) continue;
      await test.deps.db.kysely.updateTable("sessions").set({ created_at: test.at }).execute();
    }
  });
});

describeOnPostgres("a sign-in by an account that is parted at that moment", (open) => {
  it("is somebody else's", async () => {
    const { test, browser, uid } = await ada(await open());
    await join(browser, "ada at work");
    const thief = test.browser();
    const { state } = (await thief.send("POST", "/api/sign-in", { way: "organization" })).body;
    const [parted, arrived] = await inTurn(test, (tx) => holdPerson(tx, uid), [
      () => browser.send("POST", partIdentity.path, { issuer: WORKS }),
      () => arrive(thief, state, "ada at work"),
    ]);
    expect(parted?.status).toBe(200);
    expect(arrived?.status).toBe(200);
    expect(arrived?.body.userId).not.toBe(uid);
    const owners = (await stored(test)).map((row) => [row.issuer, row.uid]);
    expect(owners).toEqual([
      [NETWORK, uid],
      [WORKS, arrived?.body.userId],
    ]);
  });
});

describeOnPostgres("a joining whose session is ended at that moment", (open) => {
  it("joins nothing", async () => {
    const { test, browser, uid } = await ada(await open());
    await join(browser, "ada at work");
    const left = test.browser();
    await left.signIn("ada");
    test.people.set("thief", { ...atWorks("t"), issuer: "https://network.example.net" });
    const { state } = (await beginJoining(left)).body;
    const [parted, arrived] = await inTurn(test, (tx) => holdPerson(tx, uid), [
      () => browser.send("POST", partIdentity.path, { issuer: WORKS }),
      () => arrive(left, state, "thief"),
    ]);
    expect(parted?.status).toBe(200);
    expect(arrived?.body).toEqual(refusal("Invalid state"));
    expect((await stored(test)).map(({ issuer }) => issuer)).toEqual([NETWORK]);
  });
});
