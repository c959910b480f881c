import { expect, it } from "vitest";
import { partIdentity } from "#contract/identities.ts";
import { removePasskey } from "#contract/passkeys.ts";
import { inTurn } from "#server/app/fixtures/in-turn.fixture.ts";
import { describeOnPostgres } from "#server/platform/fixtures/engines.fixture.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";
import { addOne, listed, openWithAdasPasskey, signInBy } from "../fixtures/passkey.fixture.ts";

const ISSUER = "https://network.example.org";

describeOnPostgres("the last two ways to sign in, removed at once", (open) => {
  it("leave one", async () => {
    const { test, browser, uid, passkeyId } = await openWithAdasPasskey(await open());
    const path = removePasskey.path.replace(":passkeyId", passkeyId);
    const replies = await inTurn(test, (tx) => holdPerson(tx, uid).then(() => undefined), [
      () => browser.send("POST", path, {}),
      () => browser.send("POST", partIdentity.path, { issuer: ISSUER }),
    ]);
    expect(replies.map((reply) => reply?.status)).toEqual([200, 409]);
  });

  it("leave one of two passkeys", async () => {
    const { browser, passkeyId } = await openWithAdasPasskey(await open());
    let first = passkeyId;
    await browser.send("POST", partIdentity.path, { issuer: ISSUER });
    for (let round = 0; round < 10; round += 1) {
      const second: string = (await addOne(browser)).reply.body.passkey.id;
      const replies = await Promise.all(
        [first, second].map((id) =>
          browser.send("POST", removePasskey.path.replace(":passkeyId", id), {}),
        ),
      );
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const [left] = await listed(browser);
      first = left.id;
    }
  });
});

describeOnPostgres("a sign-in with a passkey that is removed at that moment", (open) => {
  it("opens nothing", async () => {
    const { test, browser, uid, authenticator, passkeyId } = await openWithAdasPasskey(
      await open(),
    );
    const path = removePasskey.path.replace(":passkeyId", passkeyId);
    const [removed, signedIn] = await inTurn(
      test,
      (tx) => holdPerson(tx, uid).then(() => undefined),
      [() => browser.send("POST", path, {}), () => signInBy(test.browser(), authenticator)],
    );
    expect(removed?.status).toBe(200);
    expect([signedIn?.status, signedIn?.body.error.code]).toEqual([401, "passkey.wrong"]);
  });
});
