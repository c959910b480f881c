import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  cut,
  dribbling,
  html,
  huge,
  json,
  kept,
  moved,
  silent,
  startFakeProvider,
  type Answer,
} from "../fixtures/fake-provider.fixture.ts";
import { openIdNetwork } from "./open-id-network.ts";
import { CodeRefused, NetworkFailure } from "#server/platform/sign-in-network.ts";

const provider = await startFakeProvider();
beforeEach(() => provider.reset());
afterAll(() => provider.stop());

describe("a network that fails", () => {
  // Exceeds the test's timeout: a failure must come from the answer, not the clock.
  const patience = { call: 600_000, signIn: 600_000 };
  const arrive = (limits = patience) =>
    openIdNetwork(provider.settings(), limits).arrive("the code", "the state", kept);

  const wrong: readonly [string, Answer][] = [
    ["HTML", html],
    ["a redirect", moved],
    ["500", json({}, 500)],
    ["an error", json({ error: "invalid_request" }, 400)],
    ["more than 256 KB", huge],
    ["a cut connection", cut],
    ["an array", json([])],
  ];
  const late: readonly [string, Answer][] = [
    ["nothing in time", silent],
    ["a byte now and then", dribbling],
  ];
  const endpoints = ["token", "userinfo", "jwks"] as const;
  const atEach = (answers: typeof wrong) =>
    endpoints.flatMap((endpoint) =>
      answers.map(([name, answer]) => [endpoint, name, answer] as const),
    );

  it.each(atEach(wrong))("fails cleanly where %s answers %s", async (endpoint, _name, answer) => {
    provider[endpoint] = answer;
    await expect(arrive()).rejects.toThrow(NetworkFailure);
    expect(provider.asked).toContain(endpoint);
    expect(provider.asked).not.toContain("elsewhere");
  });

  it.each(atEach(late))("fails cleanly where %s answers %s", async (endpoint, _name, answer) => {
    provider[endpoint] = answer;
    await expect(arrive({ call: 300, signIn: 60_000 })).rejects.toThrow(NetworkFailure);
  });

  it("gives up a sign-in as a whole, however patient each call is", async () => {
    provider.token = silent;
    const network = openIdNetwork(provider.settings(), { call: 600_000, signIn: 200 });
    await expect(network.arrive("c", "s", kept)).rejects.toThrow(NetworkFailure);
  });

  it("says what an operator needs, and names neither code, secret nor token", async () => {
    const description = "the code a secret of the client";
    provider.token = json({ error: "invalid_client", error_description: description }, 401);
    const refused: unknown = await arrive().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NetworkFailure);
    expect(String(refused)).toBe(
      "NetworkFailure: ResponseBodyError OAUTH_RESPONSE_BODY_ERROR invalid_client",
    );
    provider.token = cut;
    expect(String(await arrive().catch((error: unknown) => error))).toMatch(
      /^NetworkFailure: TypeError [A-Z_]+$/,
    );
  });

  it("tells a code that is refused from a provider that fails", async () => {
    provider.token = json({ error: "invalid_grant" }, 400);
    await expect(arrive()).rejects.toThrow(CodeRefused);
    provider.token = json({ error: "invalid_request" }, 400);
    await expect(arrive()).rejects.toThrow(NetworkFailure);
  });

  it("asks for the keys once for many at the same time", async () => {
    const network = openIdNetwork(provider.settings(), patience);
    const many = Array.from({ length: 20 }, () => network.arrive("c", "s", kept));
    await Promise.all(many);
    expect(provider.asked.filter((path) => path === "jwks")).toHaveLength(1);
  });
});
