import { expect, it } from "vitest";
import { joinEmail } from "#contract/email-sign-in.ts";
import { listIdentities, partIdentity } from "#contract/identities.ts";
import * as limits from "#domain/limits.ts";
import { identity, type Browser } from "#server/account/fixtures/account.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import {
  codeOf,
  openEmailSignIn,
  opened,
  prove,
  signedIn,
} from "../fixtures/email-sign-in.fixture.ts";

const ADA = "ada@example.org";
const MINUTE = 60_000;

// product 40.5
describeWithDatabase("an email address as a second way to sign in", (open) => {
  async function joined() {
    const test = await openEmailSignIn(await open(), "invited");
    test.people.set("ada", identity("1"));
    const browser = test.browser();
    const { user } = (await browser.signIn("ada")).body;
    return { test, browser, uid: user.uid as string };
  }
  const waysOf = async (browser: Browser) =>
    (await browser.send("GET", listIdentities.path)).body.identities.map(
      ({ way, address }: { way: string | null; address: string | null }) => [way, address],
    );

  it("is joined by a link in the session that asked", async () => {
    const { test, browser, uid } = await joined();
    expect((await browser.send("POST", joinEmail.path, {})).body).toEqual({ address: ADA });
    const [mail] = await test.deliver();
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const reply = await prove(browser, token);
    expect(reply.body).toMatchObject({ userId: uid });
    const session = await opened(browser, reply.body.customToken);
    expect(session.body).toMatchObject({ user: { uid }, returnTo: "/account" });
    expect(await waysOf(browser)).toContainEqual(["email", ADA]);
    expect(await signedIn(test, test.browser(), ADA)).toBe(uid);
  });

  it("not once that session is over", async () => {
    const { test, browser } = await joined();
    await browser.send("POST", joinEmail.path, {});
    const [mail] = await test.deliver();
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    await browser.signIn("ada");
    expect(codeOf(await prove(browser, token))).toBe("sign-in.link-over");
    expect(await test.asked(test.browser(), ADA)).toMatchObject({ token: "" });
  });

  it(`not ${limits.freshSignInMinutes} minutes after the sign-in`, async () => {
    const { test, browser } = await joined();
    test.at += limits.freshSignInMinutes * MINUTE + 1;
    expect(codeOf(await browser.send("POST", joinEmail.path, {}))).toBe("identity.sign-in-again");
  });

  it("can be removed again; a link that is on its way then leads nowhere", async () => {
    const { test, browser } = await joined();
    await browser.send("POST", joinEmail.path, {});
    const [mail] = await test.deliver();
    const { customToken } = (
      await prove(browser, /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "")
    ).body;
    await opened(browser, customToken);
    const elsewhere = test.browser();
    const letter = await test.asked(elsewhere, ADA);
    expect((await browser.send("POST", partIdentity.path, { issuer: "email" })).status).toBe(200);
    expect(codeOf(await prove(elsewhere, letter?.token ?? ""))).toBe("sign-in.link-over");
  });
});
