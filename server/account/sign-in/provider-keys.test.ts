import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  html,
  json,
  jwt,
  keySet,
  kept,
  rsa,
  startFakeProvider,
  tokens,
  type Answer,
} from "../fixtures/fake-provider.fixture.ts";
import { NetworkFailure, type ProviderQuirk } from "#server/platform/sign-in-network.ts";
import { openIdNetwork } from "./open-id-network.ts";

const provider = await startFakeProvider();
beforeEach(() => provider.reset());
afterEach(() => void vi.useRealTimers());
afterAll(() => provider.stop());

const ada = { subject: "1" };
const asked = (path: string) => provider.asked.filter((one) => one === path).length;

/** Sequential sign-ins, and the reported quirks. */
function openWay() {
  const quirks: ProviderQuirk[] = [];
  const settings = provider.settings({ onQuirk: (quirk) => void quirks.push(quirk) });
  const network = openIdNetwork(settings, { call: 600_000, signIn: 600_000 });
  return { quirks, arrive: () => network.arrive("the code", "the state", kept) };
}

describe("another key", () => {
  const rotate = (kid: string, key = provider.otherKey) => {
    provider.jwks = keySet(kid, key);
    provider.token = tokens(provider.idToken({}, { kid }, rsa(key)));
  };
  const again = (field: string) => ({
    endpoint: "jwks",
    field: "kid",
    reason: `ClientError ${field}`,
  });

  it.each([
    ["under the same name", "one", "OAUTH_INVALID_RESPONSE signature"],
    ["under a new name", "two", "OAUTH_KEY_SELECTION_FAILED"],
  ])("%s is fetched at once, and the code is sent once", async (_, kid, reason) => {
    const { arrive, quirks } = openWay();
    await arrive();
    rotate(kid);
    expect(await arrive()).toMatchObject(ada);
    expect([asked("jwks"), asked("token")]).toEqual([2, 2]);
    expect(quirks).toEqual([again(reason)]);
    expect(await arrive()).toMatchObject(ada);
    expect(asked("jwks")).toBe(2);
  });

  it("of userinfo that is a JWT is fetched at once", async () => {
    const { arrive } = openWay();
    await arrive();
    provider.jwks = keySet("one", provider.otherKey);
    provider.userinfo = jwt(provider.idToken({}, {}, rsa(provider.otherKey)));
    provider.token = tokens(provider.idToken());
    // Its ID tokens are signed by the previous key, which no key set has.
    await expect(arrive()).rejects.toThrow("signature");
    provider.token = tokens(provider.idToken({}, {}, rsa(provider.otherKey)));
    expect(await arrive()).toMatchObject(ada);
  });

  it("is fetched once for all who meet it at the same moment", async () => {
    const { arrive } = openWay();
    await arrive();
    rotate("one");
    const all = await Promise.allSettled(Array.from({ length: 20 }, arrive));
    expect(all.every(({ status }) => status === "fulfilled")).toBe(true);
    expect(asked("jwks")).toBe(2);
  });

  it("is fetched once a minute at most, however many signatures do not fit", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { arrive, quirks } = openWay();
    await arrive();
    provider.token = tokens(provider.idToken({}, {}, rsa(provider.otherKey)));
    for (let count = 0; count < 5; count += 1) await expect(arrive()).rejects.toThrow("signature");
    expect(asked("jwks")).toBe(2);
    vi.setSystemTime(Date.now() + 59_999);
    await expect(arrive()).rejects.toThrow("signature");
    expect(asked("jwks")).toBe(2);
    vi.setSystemTime(Date.now() + 1);
    await expect(arrive()).rejects.toThrow("signature");
    expect(asked("jwks")).toBe(3);
    expect(quirks).toEqual([]);
  });

  it.each<[string, Answer]>([
    ["500", json({}, 500)],
    ["another network's page", html],
    ["no keys", json({})],
  ])("is looked for once more after an answer of %s", async (_, answer) => {
    const { arrive } = openWay();
    await arrive();
    rotate("one");
    provider.jwks = answer;
    await expect(arrive()).rejects.toThrow(NetworkFailure);
    rotate("one");
    expect(await arrive()).toMatchObject(ada);
  });

  it("that is in use for five minutes is read again", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { arrive } = openWay();
    await arrive();
    vi.setSystemTime(Date.now() + 299_999);
    await arrive();
    expect(asked("jwks")).toBe(1);
    vi.setSystemTime(Date.now() + 1);
    await arrive();
    expect(asked("jwks")).toBe(2);
  });
});
