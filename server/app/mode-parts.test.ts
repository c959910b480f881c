import { expect, it, onTestFinished } from "vitest";
import {
  CLIENT,
  kept,
  startFakeProvider,
  tokens,
} from "#server/account/fixtures/fake-provider.fixture.ts";
import { configOf } from "#server/platform/config/config.ts";
import { production } from "#server/platform/fixtures/config.fixture.ts";
import { jsonLog } from "#server/platform/log.ts";
import { openModeParts } from "./mode-parts.ts";

it("the log names the field, the way and the host of a provider's quirk, and no value", async () => {
  const provider = await startFakeProvider();
  onTestFinished(() => provider.stop());
  provider.reset();
  provider.token = tokens(provider.idToken(), { refresh_token: { secret: "of the provider" } });
  const issuer = new URL(provider.origin);
  const works = { way: "organization-1", name: "Example Works" } as const;
  const organizations = [{ ...works, issuer, ...CLIENT, domains: [] }];
  const lines: string[] = [];
  const log = jsonLog(
    "info",
    (line) => void lines.push(line),
    () => 0,
  );
  const config = { ...configOf(production), linkedin: null, organizations };
  const parts = await openModeParts(config, new Promise(() => {}), log);
  await parts.providers["organization-1"]?.arrive("the code", "the state", kept);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      event: "sign-in.provider-quirk",
      level: "warn",
      time: "1970-01-01T00:00:00.000Z",
      way: "organization-1",
      provider: issuer.host,
      endpoint: "token",
      field: "refresh_token",
      reason: "object",
    },
  ]);
});
