import { expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { cases } from "#domain/rounds.fixture.ts";
import { LANGUAGE_COOKIE } from "#server/platform/language.ts";
import { jsonLog } from "#server/platform/log.ts";
import { rows, type Sample } from "../fixtures/endpoint-rows.fixture.ts";
import { call, names, worldOf, writes, type Over } from "../fixtures/hostile.fixture.ts";
import { ADMIN_PASSWORD, type Reply } from "../fixtures/test-app.fixture.ts";

// Threats T63.

/** Would begin a line of its own, in color. */
const PLANTED = 'planted\r\n{"level":"error"}\u001b[31m\u0085\u2028';
const SECRET = "a-secret-that-somebody-typed";

// oxlint-disable-next-line no-control-regex
const LINE = /^\{[^\u0000-\u001f\u007f-\u009f\u2028]+\}\n$/;

const everywhere = {
  "user-agent": `${SECRET} ua`,
  referer: `http://localhost:3000/?token=${SECRET}`,
  "x-request-id": `${SECRET}-id`,
};

/** Secrets in the answer, and cookies. */
function givenIn({ body, headers }: Reply): string[] {
  const { customToken, bearerToken, token, state } = body ?? {};
  const set = headers.getSetCookie().filter((line) => !line.startsWith(LANGUAGE_COOKIE));
  const cookies = set.map((line) => line.replace(/^[^=]+=([^;]*).*$/, "$1"));
  return [customToken, bearerToken, token, state, ...cookies].filter((text) => (text ?? "") !== "");
}

function planted(value: unknown): unknown {
  if (typeof value === "string") return `${SECRET} ${PLANTED}`;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, planted(part)]));
}

describeWithDatabase("the log", (open) => {
  const world = worldOf(open);

  /** Each text replaced, and the valid body. */
  function variants({ body }: Sample): Over[] {
    const session = `cairn=${SECRET}`;
    return [
      { headers: everywhere, body: planted(body) },
      { headers: { ...everywhere, authorization: `Bearer ${SECRET}` }, session },
      {
        headers: { ...everywhere, authorization: `Bearer ${world().tokens.logToken}` },
        session: "",
      },
      { headers: everywhere },
    ];
  }

  it("says nothing that opens anything, and one line at a time, of every endpoint", async () => {
    const { test, people } = world();
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    Object.assign(test.deps, { log: jsonLog("info", write, () => test.at) });
    const secrets = [SECRET, ADMIN_PASSWORD, "@example.org", "good"];
    const asked = names.filter((name) => name !== "liveStream");
    // Successful reads log nothing.
    for (const name of cases(asked, (one) => writes.includes(one))) {
      const endpoint: Endpoint = endpoints[name as EndpointName];
      const [sample = {}] = await rows[name].right(world());
      for (const over of variants(sample)) {
        const reply = await call(world(), endpoint, sample, over);
        secrets.push(...givenIn(reply));
      }
    }
    secrets.push(...Object.values(people).map(({ cookie }) => cookie.replace("cairn=", "")));
    const log = lines.join("");
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(lines.filter((line) => !LINE.test(line))).toEqual([]);
    const events = new Set(lines.map((line) => JSON.parse(line).event));
    expect([...events]).toEqual(expect.arrayContaining(["sign-in", "admin.sign-in", "sign-out"]));
    expect(secrets.length).toBeGreaterThan(15);
  });
});
