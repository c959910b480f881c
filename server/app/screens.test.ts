import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { errors } from "#contract/errors.ts";
import { createGoal, dashboard } from "#contract/goals.ts";
import { routes } from "#contract/routes.ts";
import * as limits from "#domain/limits.ts";
import { offsetsAround } from "#domain/zone-offset.ts";
import { sessionUser } from "#contract/account.ts";
import { VIEW_ID, type View } from "#contract/view.ts";
import { oneApp } from "./fixtures/one-app.fixture.ts";
import { setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { openTestApp, ORIGIN, send, START, type Person } from "./fixtures/test-app.fixture.ts";

const draft = {
  description: "Read",
  category: "Skills",
  specific: "s",
  measurable: { type: "Numeric", targetValue: "5", unit: "books" },
  achievable: "a",
  relevant: "r",
  dueDate: "2026-12-31",
};

/** The new goal's id. */
async function addGoal(person: Person, over: Partial<typeof draft> = {}): Promise<string> {
  const key = { "idempotency-key": newId() };
  const reply = await person.send("POST", "/api/goals", { ...draft, ...over }, key);
  if (reply.status !== 200) throw new Error(reply.text);
  return createGoal.output.parse(reply.body).goal.id;
}

/** The view as the browser's parser would cut it out of the document. */
function viewIn(document: string): View {
  const start = `<script type="application/json" id="${VIEW_ID}">`;
  const from = document.indexOf(start) + start.length;
  return JSON.parse(document.slice(from, document.indexOf("</script", from)));
}

const signedInPaths = routes.filter(({ access }) => access === "signed-in").map(({ path }) => path);

describe("documents", () => {
  const test = oneApp();

  it.each(["/", "/dashboard", "/nowhere", "/add-goal/x"])(
    "a visitor of %s is led to /login",
    async (path) => {
      const reply = await send(test().app, "GET", path);
      expect([reply.status, reply.headers.get("location"), reply.text]).toEqual([
        302,
        "/login",
        "",
      ]);
    },
  );

  it.each(signedInPaths.filter((path) => path !== "/"))(
    "a visitor of %s is led to /login, which leads back",
    async (path) => {
      const asked = `${path.replace(/:\w+/, newId())}?a=%26b&plan=Pro`;
      const reply = await send(test().app, "GET", asked);
      const location = `/login?plan=Pro&returnTo=${encodeURIComponent(asked)}`;
      expect([reply.status, reply.headers.get("location"), reply.text]).toEqual([
        302,
        location,
        "",
      ]);
    },
  );

  it("a person is led from a sign-in with a way back to /, the area of admins has its own", async () => {
    const person = await test().person();
    const reply = await person.send("GET", "/login?returnTo=%2Faccount");
    expect([reply.status, reply.headers.get("location")]).toEqual([302, "/"]);
    const admins = await send(test().app, "GET", "/admin/users?search=a");
    expect(admins.headers.get("location")).toBe("/admin/login");
  });

  it.each(signedInPaths)("a person reaches %s", async (path) => {
    const person = await test().person();
    const other = await test().person();
    await setCoach(test(), await addGoal(other), person);
    const address = path.replace(":goalId", await addGoal(person)).replace(":uid", other.uid);
    const reply = await person.send("GET", address);
    expect(reply.status).toBe(200);
    const title = routes.find((route) => route.path === path)?.title;
    // A goal's page is titled by its goal.
    const named = path === "/goals/:goalId" ? draft.description : title;
    expect(reply.text).toContain(`<title>${named} · Cairn</title>`);
    expect(reply.text).toContain(`<h1>${title}</h1>`);
  });

  it.each(["/login", "/dashboard", "/nowhere", "/login?x=1"])(
    "a person is led from %s to /",
    async (path) => {
      const person = await test().person();
      const reply = await person.send("GET", path);
      expect([reply.status, reply.headers.get("location")]).toEqual([302, "/"]);
    },
  );

  it("shows the callback to everybody", async () => {
    const person = await test().person();
    expect((await person.send("GET", "/linkedin?code=c&state=s")).status).toBe(200);
    expect((await send(test().app, "GET", "/linkedin?error=x")).status).toBe(200);
  });

  it("leads a person whose session is over to /login", async () => {
    const person = await test().person();
    await person.send("POST", "/api/session/end", {});
    expect((await person.send("GET", "/")).headers.get("location")).toBe("/login");
  });

  it.each([
    ["/?plan=Pro", "/login?plan=Pro"],
    ["/nowhere?plan=Pro%20Plus&x=1", "/login?plan=Pro%20Plus"],
    ["/?plan=%20%20", "/login"],
    ["/?plan=", "/login"],
    ["/?plan=a&plan=b", "/login?plan=a"],
    ["/?emailVerified=true", "/login?emailVerified=true"],
    ["/?emailVerified=true&plan=Pro", "/login?plan=Pro&emailVerified=true"],
    ["/?emailVerified=yes", "/login"],
    [`/?plan=${"x".repeat(41)}`, `/login?plan=${"x".repeat(40)}`],
    [`/?plan=${"x".repeat(39)}%F0%9F%8C%B1`, `/login?plan=${"x".repeat(39)}`],
    ["/?plan=%ED%A0%80", `/login?plan=${encodeURIComponent("\ufffd\ufffd\ufffd")}`],
    ["/?plan=%3Cb%3E%0D%0Ax:y", `/login?plan=${encodeURIComponent("<b>\r\nx:y")}`],
    ["/?plan=%26redirect=//evil%23", `/login?plan=${encodeURIComponent("&redirect=//evil#")}`],
  ])("%s keeps its plan, and that an email was verified: %s", async (path, location) => {
    const reply = await send(test().app, "GET", path);
    expect([reply.status, reply.headers.get("location")]).toEqual([302, location]);
  });

  it("carries the person, the clock, the live position and the first goals", async () => {
    const person = await test().person({ timeZone: "Asia/Tokyo" });
    for (let count = 0; count < 13; count += 1)
      await addGoal(person, { description: `Goal ${count}` });
    const view = viewIn((await person.send("GET", "/")).text);
    expect(view).toMatchObject({
      at: START,
      timeZone: "Asia/Tokyo",
      offsets: offsetsAround(START, "Asia/Tokyo"),
      position: "test.0",
      standIn: true,
      development: true,
    });
    expect(sessionUser.parse(view.user).uid).toBe(person.uid);
    const page = dashboard.parse(view.data.readDashboard);
    expect(page.goals).toHaveLength(12);
    expect(page.next).not.toBeNull();
    expect(page.summary?.overall.stats[0]).toEqual({ label: "Total Goals", count: 13 });
    expect(view.data).toEqual({
      readDashboard: (await person.send("GET", "/api/dashboard")).body,
      readFeedback: (await person.send("GET", "/api/coaching-feedback")).body,
    });
    expect(viewIn((await person.send("GET", "/coaching")).text).data).toEqual({
      readCoaching: (await person.send("GET", "/api/coaching")).body,
      readNeedsYou: (await person.send("GET", "/api/needs-you")).body,
    });
    expect(viewIn((await person.send("GET", "/add-goal")).text).data).toEqual({});
    const visitor = viewIn((await send(test().app, "GET", "/login")).text);
    expect(visitor).toMatchObject({ user: null, data: {}, timeZone: "UTC", offsets: {} });
  });

  it("of a goal carries the goal and its timeline, and says of none that there is none", async () => {
    const person = await test().person();
    const goalId = await addGoal(person);
    const view = viewIn((await person.send("GET", `/goals/${goalId}`)).text);
    expect(view.params).toEqual({ goalId });
    expect(view.data).toEqual({
      readGoal: (await person.send("GET", `/api/goals/${goalId}`)).body,
      readTimeline: (await person.send("GET", `/api/goals/${goalId}/timeline`)).body,
    });
    for (const id of [newId(), "x", "%00"]) {
      const reply = await person.send("GET", `/goals/${id}`);
      expect([id, reply.status, viewIn(reply.text).data]).toEqual([id, 404, { readGoal: null }]);
    }
  });

  it.each([
    "</script><script>alert(1)</script>",
    "</SCRIPT >",
    "<!--<script>",
    "-->",
    "]]>",
    "a\u2028b\u2029c",
    '"\\u003c/script>',
    "\u202e\u2066",
    "&lt;/script&gt;",
  ])("a goal's text cannot leave the data: %j", async (description) => {
    const person = await test().person();
    await addGoal(person, { description });
    const { text } = await person.send("GET", "/");
    const goals = dashboard.parse(viewIn(text).data.readDashboard).goals;
    expect(goals[0]?.description).toBe(description.trim());
    const data = text.slice(
      text.indexOf(`id="${VIEW_ID}">`) + VIEW_ID.length + 6,
      text.lastIndexOf("</script>"),
    );
    expect(data).not.toMatch(/[<\u2028\u2029]/);
    expect(text.match(/<script/g)).toHaveLength(2);
  });

  it.each([
    ["</title><script>alert(1)</script>", "&lt;/title>&lt;script>alert(1)&lt;/script>"],
    ["</TITLE ><!--<svg onload=x>", "&lt;/TITLE >&lt;!--&lt;svg onload=x>"],
    ["&lt;/title&gt; &amp", "&amp;lt;/title&amp;gt; &amp;amp"],
    ["a\u2028b\u202ec\nd", "a b c d"],
    ["x".repeat(limits.titleText + 1), `${"x".repeat(limits.titleText - 1)}…`],
    ["\u200b", "Goal"],
  ])(
    "the title of a goal's document is its description, as text: %j",
    async (description, title) => {
      const person = await test().person();
      const goalId = await addGoal(person, { description });
      const { text } = await person.send("GET", `/goals/${goalId}`);
      expect(text).toContain(`<title>${title} · Cairn</title>`);
      expect(text.match(/<(title|script)/g)).toHaveLength(3);
      const none = await (await test().person()).send("GET", `/goals/${goalId}`);
      expect(none.text).toContain("<title>Goal · Cairn</title>");
    },
  );

  it.each([
    ["de-DE,de;q=0.9", "dmy", ","],
    ["ja-JP", "ymd", "."],
    [`${"x".repeat(10_000)},de-DE`, "mdy", "."],
    ["*;;q=,-", "mdy", "."],
  ])("carries the notation of a browser that asks for %.20s (product 1.11)", async (...given) => {
    const [asked, order, decimal] = given;
    const person = await test().person();
    const reply = await person.send("GET", "/", undefined, { "accept-language": asked });
    expect(reply.status).toBe(200);
    expect(viewIn(reply.text).notation).toMatchObject({ order, decimal });
    expect(reply.headers.get("vary")).toBe("accept-encoding, accept-language");
  });

  it.each([
    ["br", "gzip, deflate, br, zstd", (bytes: Buffer) => brotliDecompressSync(bytes)],
    ["gzip", "gzip, deflate", (bytes: Buffer) => gunzipSync(bytes)],
  ] as const)("sends a document as %s to who takes %s", async (encoding, accepted, decoded) => {
    const headers = { "accept-encoding": accepted };
    const response = await test().app.request(`${ORIGIN}/login`, { headers });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("accept-encoding, accept-language");
    const plain = await send(test().app, "GET", "/login");
    expect(decoded(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain.text);
  });

  it("shows a plain page with a request id where the rendering throws", async () => {
    const app = await openTestApp(test().deps.db, {
      render: () => Promise.reject(new TypeError("secret of a component")),
    });
    const reply = await send(app.app, "GET", "/login");
    expect(reply.status).toBe(500);
    expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(reply.text).toContain(errors["server.failed"].text);
    expect(reply.text).not.toContain("secret");
    expect(app.logged).toEqual(["document.failed"]);
  });

  it("takes no other method", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
      expect((await send(test().app, method, "/login", "{}")).status).toBe(404);
  });
});
