import { describe, expect, it } from "vitest";
import { adminSignIn } from "#contract/admin.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { invite, paramsOf, preview } from "#server/coaching/fixtures/invitation.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import {
  failingDatabase,
  type FailingDatabase,
} from "#server/platform/fixtures/failing-database.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { newId, newSecret } from "#server/platform/random.ts";
import type { Who } from "../fixtures/askers.fixture.ts";
import { rows } from "../fixtures/endpoint-rows.fixture.ts";
import { call, names, pathOf, presentedBy, sharedWorldOf } from "../fixtures/hostile.fixture.ts";
import { send, type Reply } from "../fixtures/test-app.fixture.ts";
import { leastDifference } from "../fixtures/timing.fixture.ts";

// Threats T12, T30 and T54: a foreign id answers like an unknown one, in bytes and time.

const SAMPLES = rounds(500, 0);
/** Each is a password hash. */
const SIGN_INS = rounds(200, 0);

/** Relative difference of medians. */
const IDS = 0.05;
const ACCOUNTS = 0.1;
/** A link has two ids of 128 bits; a difference tells only that they are valid. */
const LINKS = 0.2;

// A year is no id.
const byId = names.filter((name) => /:(?!year)/.test(endpoints[name].path));

describeWithDatabase("what is not yours", (open) => {
  let db: FailingDatabase;
  let found: unknown[] = [];
  const world = sharedWorldOf(async () => (db = failingDatabase(keepingRows(await open()))));

  /** Records the rows that are read. */
  const keepingRows = (inner: Database): Database => ({
    ...inner,
    run: async <Row>(...asked: Parameters<Database["run"]>) => {
      const answered = await inner.run<Row>(...asked);
      found.push(...answered);
      return answered;
    },
  });

  /** Answer, database calls and rows. */
  async function seen(act: () => Promise<Reply>) {
    db.failAt(0);
    found = [];
    const { status, text, headers } = await act();
    const told = [...headers].filter(([name]) => name !== "x-request-id");
    return { status, text, told, calls: db.calls(), found };
  }

  async function foreignAndUnknown(name: (typeof byId)[number], asker: Who = "stranger") {
    const endpoint: Endpoint = endpoints[name];
    const [sample = {}] = await rows[name].right(world());
    const { cookie: session = "", ...headers } = presentedBy(world(), asker);
    const params = Object.keys(sample.params ?? {}).map((param) => [param, newId()]);
    const path = pathOf(endpoint, { ...sample, params: Object.fromEntries(params) });
    return [
      () => call(world(), endpoint, sample, { session, headers }),
      () => call(world(), endpoint, sample, { session, headers, path }),
    ] as const;
  }

  async function wrongLinks() {
    const { owner, stranger } = world().people;
    world().test.at += 3_600_000;
    const goal = await addGoal(owner);
    const link = paramsOf(await invite(owner, goal.id));
    return [
      () => preview(stranger, { ...link, invite: newSecret() }),
      () => preview(stranger, { ...link, goalId: newId() }),
    ] as const;
  }

  it.each(byId)("%s: the same bytes for the same work as for what is not there", async (name) => {
    const [foreign, unknown] = await foreignAndUnknown(name);
    const answer = await seen(foreign);
    // What is for admins alone says so, whatever the id.
    expect(answer.status).toBe(rows[name].answers.stranger === 403 ? 403 : 404);
    expect(await seen(unknown)).toEqual(answer);
  });

  it.each(byId.filter((name) => rows[name].answers.coachToken === 404))(
    "%s by a coach's access token: the same bytes for the same work as for what is not there",
    async (name) => {
      const [coached, unknown] = await foreignAndUnknown(name, "coachToken");
      const answer = await seen(coached);
      expect(answer.status).toBe(404);
      // The coach may see this goal, but not by token.
      expect(await seen(unknown)).toEqual({ ...answer, found: expect.anything() });
    },
  );

  it("a wrong token of an open invitation: the same as that of no goal", async () => {
    const [wrong, unknown] = await wrongLinks();
    const answer = await seen(wrong);
    expect(answer.status).toBe(404);
    expect(await seen(unknown)).toEqual(answer);
  });

  it("the page of a goal: the database finds the same as for the page of no goal", async () => {
    const { owner, stranger } = world().people;
    const page = (goalId: string) => () => stranger.send("GET", `/goals/${goalId}`);
    const foreign = await seen(page((await addGoal(owner)).id));
    const unknown = await seen(page(newId()));
    // The page contains its own address.
    const work = ({ status, calls, found: read }: typeof foreign) => ({ status, calls, read });
    expect(foreign.status).toBe(404);
    expect(work(unknown)).toEqual(work(foreign));
  });

  // A quick run has no cases: skipped ones would fail in CI.
  if (SAMPLES === 0) return;
  describe("by the clock", () => {
    const asMuch = (enough: number) => ({ samples: SAMPLES, enough });

    it("more work is told from less: the measure is fine enough", async () => {
      const { owner } = world().people;
      const read = (goalId: string) => () => owner.send("GET", `/api/goals/${goalId}/timeline`);
      const own = read((await addGoal(owner)).id);
      expect((await own()).status).toBe(200);
      const pair = [own, read(newId())] as const;
      expect(await leastDifference(pair, asMuch(0))).toBeGreaterThan(LINKS);
    });

    it.each(byId)("%s takes as long as for what is not there", async (name) => {
      expect(await leastDifference(await foreignAndUnknown(name), asMuch(IDS))).toBeLessThan(IDS);
    });

    it("a wrong token of an open invitation takes as long as that of no goal", async () => {
      expect(await leastDifference(await wrongLinks(), asMuch(LINKS))).toBeLessThan(LINKS);
    });

    it("a wrong password takes as long as an unknown account", { timeout: 1_800_000 }, async () => {
      const { people, test } = world();
      const tried = (email: string) => () =>
        send(test.app, "POST", adminSignIn.path, { email, password: "not the password" });
      const before = () => test.deps.db.kysely.deleteFrom("attempts").execute();
      const pair = [tried(`${people.admin.uid}@example.org`), tried("nobody@example.org")] as const;
      const measuring = { samples: SIGN_INS, enough: ACCOUNTS, before };
      expect(await leastDifference(pair, measuring)).toBeLessThan(ACCOUNTS);
    });
  });
});
