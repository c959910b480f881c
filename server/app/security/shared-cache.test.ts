import { beforeAll, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { calendarPath } from "#server/goals/fixtures/calendar.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { makePage, pathOf, takeDown } from "#server/coaching/fixtures/milestone.fixture.ts";
import { names } from "../fixtures/hostile.fixture.ts";
import {
  openTestApp,
  script,
  send,
  type Person,
  type TestApp,
} from "../fixtures/test-app.fixture.ts";

// Threats T28.

/** Caches by address alone unless told not to: worse than a good proxy. */
function cachingProxy({ app }: TestApp) {
  const kept = new Map<string, string>();
  const mayKeep = (headers: Headers) =>
    !/\b(no-store|private|no-cache)\b/.test(headers.get("cache-control") ?? "");
  return {
    kept,
    async get(path: string, cookie = ""): Promise<string> {
      const known = kept.get(path);
      if (known !== undefined) return known;
      const reply = await send(app, "GET", path, undefined, cookie === "" ? {} : { cookie });
      const answer = `${reply.status} ${[...reply.headers].join("\n")} ${reply.text}`;
      if (mayKeep(reply.headers)) kept.set(path, answer);
      return answer;
    },
  };
}

const read = names
  .map((name) => endpoints[name])
  .filter(({ method, path }) => method === "GET" && path !== endpoints.liveStream.path)
  .map(({ path }) => path);
const documents = ["/", "/login", "/add-goal", "/share-goal", "/account", "/email-preferences"];
/** With file extensions (web cache deception). */
const asFiles = (path: string) =>
  ["/x.css", ";x.css", "%2fx.css", "?x.css", "%0ax.css", "%00.js", "/../x.css"].map(
    (more) => path + more,
  );

describeWithDatabase("behind a proxy that keeps answers", (open) => {
  let test: TestApp;
  let ada: Person;
  let grace: Person;
  let goalId: string;

  beforeAll(async () => {
    const { deps } = await openTestApp(await open());
    const files = new Map([["/assets/entry-abc.js", script]]);
    test = await openTestApp(deps.db, { assets: { ...deps.assets, files } });
    ada = await test.person({ name: "Ada Moreau" });
    grace = await test.person({ name: "Grace Okafor" });
    ({ id: goalId } = await addGoal(ada, { description: "Sail to the Azores" }));
  });

  const marksIn = (answer: string) =>
    [ada.uid, ada.cookie.slice(6), "Ada Moreau", "Azores"].filter((mark) => answer.includes(mark));

  it.each([...read, ...documents])("%s is each one's own", async (path) => {
    const proxy = cachingProxy(test);
    const own = path.replace(":goalId", goalId);
    for (const address of [own, ...asFiles(own)]) {
      await proxy.get(address, ada.cookie);
      for (const cookie of [grace.cookie, ""])
        expect(marksIn(await proxy.get(address, cookie))).toEqual([]);
    }
    expect([...proxy.kept.keys()]).toEqual([]);
  });

  it("a calendar is asked for anew each time, and is another one's by no address but its own", async () => {
    const proxy = cachingProxy(test);
    const [path, other] = [await calendarPath(ada), await calendarPath(grace)];
    expect(marksIn(await proxy.get(path))).toEqual([ada.uid, "Azores"]);
    for (const address of [other, path.slice(0, -4), "/calendar/.ics", "/calendar/x.ics"])
      expect(marksIn(await proxy.get(address, grace.cookie))).toEqual([]);
    for (const address of asFiles(path)) await proxy.get(address, ada.cookie);
    expect([...proxy.kept.keys()]).toEqual([]);
    await calendarPath(ada, true);
    expect(marksIn(await proxy.get(path))).toEqual([]);
  });

  it("a goal's public page is kept by nobody: who asks after it was taken down is shown nothing", async () => {
    const path = pathOf(await makePage(ada, goalId, { title: "Sail to the Azores" }));
    const proxy = cachingProxy(test);
    for (const address of [path, `${path}/card.png`, ...asFiles(path)]) {
      await proxy.get(address, ada.cookie);
      await proxy.get(address);
    }
    expect(marksIn(await proxy.get(path))).toEqual(["Ada Moreau", "Azores"]);
    expect([...proxy.kept.keys()]).toEqual([]);
    await takeDown(ada, goalId);
    expect(marksIn(await proxy.get(path))).toEqual([]);
  });

  it("the dashboard does show its own person's, and files of the build are kept", async () => {
    const proxy = cachingProxy(test);
    expect(marksIn(await proxy.get("/api/dashboard", ada.cookie)).length).toBeGreaterThan(0);
    await proxy.get("/assets/entry-abc.js");
    expect([...proxy.kept.keys()]).toEqual(["/assets/entry-abc.js"]);
  });
});
