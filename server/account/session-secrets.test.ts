import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { hashOf } from "#server/platform/random.ts";
import { identity, openAccountTest, type AccountTest } from "./fixtures/account.fixture.ts";
import { everythingKept } from "./fixtures/everything-kept.fixture.ts";
import { by, made } from "./fixtures/token-calls.fixture.ts";

// Threats T1.

const SIGN_INS = rounds(1_000, 30);
const BITS = 256;

async function signedIn(test: AccountTest, name: string): Promise<string> {
  test.people.set(name, identity(name));
  // Past the rate limit's minute.
  test.at += 60_000;
  const browser = test.browser();
  await browser.signIn(name);
  return browser.cookies.get("cairn") ?? "";
}

describeWithDatabase("the secrets of sessions", (open) => {
  it("are 256 bits each, as random as coins, and only their hashes are kept", async () => {
    const test = await openAccountTest(await open());
    const secrets: string[] = [];
    while (secrets.length < SIGN_INS) secrets.push(await signedIn(test, `ada-${secrets.length}`));
    expect(new Set(secrets).size).toBe(SIGN_INS);
    expect(secrets.filter((secret) => !/^[\w-]{43}$/.test(secret))).toEqual([]);

    const bytes = secrets.map((secret) => Buffer.from(secret, "base64url"));
    const set = (bit: number) => bytes.filter((one) => ((one[bit >> 3] ?? 0) >> (bit & 7)) & 1);
    const counts = Array.from({ length: BITS }, (_, bit) => set(bit).length);
    // Ten standard deviations for each bit; fixed bits, as in a UUID, exceed them.
    const most = Math.min(5 * Math.sqrt(SIGN_INS), SIGN_INS / 2 - 1);
    expect(counts.filter((count) => Math.abs(count - SIGN_INS / 2) > most)).toEqual([]);

    const database = await everythingKept(test);
    expect(secrets.filter((secret) => database.includes(secret))).toEqual([]);
    expect(secrets.filter((secret) => !database.includes(hashOf(secret)))).toEqual([]);
  });

  it("of an access token only its hash is kept, when it is made and when it is used", async () => {
    const [test, ada] = await openWithPeople(await open(), {});
    const { token } = await made(ada);
    expect((await by(test, token)).status).toBe(200);
    const database = await everythingKept(test);
    const secret = token.slice("cairn_".length);
    expect([secret, hashOf(token)].filter((text) => database.includes(text))).toEqual([
      hashOf(token),
    ]);
    expect(Buffer.from(secret, "base64url").length * 8).toBe(BITS);
  });
});
