import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { errors } from "#contract/errors.ts";
import { dashboard } from "#contract/goals.ts";
import { offsetsAround } from "#domain/zone-offset.ts";
import { sessionUser } from "#contract/session.ts";
import { VIEW_ID, type View } from "#contract/view.ts";
import { oneApp } from "./fixtures/one-app.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { openTestApp, ORIGIN, send, START } from "./fixtures/test-app.fixture.ts";

/** As the browser's parser would extract it. */
function viewIn(document: string): View {
  const start = `<script type="application/json" id="${VIEW_ID}">`;
  const from = document.indexOf(start) + start.length;
  return JSON.parse(document.slice(from, document.indexOf("</script", from)));
}

describe("documents", () => {
  const test = oneApp();

  it.each([
    ["a visitor", "/", "/login"],
    [
      "a visitor",
      "/goals/x?a=%26b&plan=Pro",
      "/login?plan=Pro&returnTo=%2Fgoals%2Fx%3Fa%3D%2526b%26plan%3DPro",
    ],
    ["a visitor", "/admin/users?search=a", "/admin/login"],
    ["a visitor", "/?plan=a&plan=b", "/login?plan=a"],
    ["a visitor", `/?plan=${"x".repeat(41)}`, `/login?plan=${"x".repeat(40)}`],
    ["a visitor", `/?plan=${"x".repeat(39)}%F0%9F%8C%B1`, `/login?plan=${"x".repeat(39)}`],
    ["a visitor", "/?plan=%ED%A0%80", `/login?plan=${"%EF%BF%BD".repeat(3)}`],
    ["a visitor", "/?plan=%3Cb%3E%0D%0Ax:y", "/login?plan=%3Cb%3E%0D%0Ax%3Ay"],
    ["a person", "/login?returnTo=%2Faccount", "/"],
    ["a person", "/nowhere", "/"],
  ])("%s of %s is led to %s", async (who, path, location) => {
    const { cookie } = await test().person();
    const session: Record<string, string> = who === "a person" ? { cookie } : {};
    const reply = await send(test().app, "GET", path, undefined, session);
    const led = [reply.status, reply.headers.get("location"), reply.text];
    expect(led).toEqual([302, location, ""]);
  });

  it("is titled by its screen", async () => {
    const { text } = await (await test().person()).send("GET", "/coaching");
    expect(text).toContain("<title>Coaching · Cairn</title>");
  });

  it.each([
    ["en", "ltr"],
    ["ar", "rtl"],
  ])("says its renderer's language, %s, and that it is written %s", async (lang, dir) => {
    const { pages } = test().deps;
    const { app } = await openTestApp(test().deps.db, { pages: { en: { ...pages.en, lang } } });
    const { text } = await send(app, "GET", "/login");
    expect(text).toMatch(new RegExp(`^<!doctype html><html lang="${lang}" dir="${dir}">`));
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
      passkeys: true,
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
    const { id: goalId } = await addGoal(person);
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
    "<!--<script>",
    "a\u2028b\u2029c",
    '"\\u003c/script>',
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
  ])(
    "the title of a goal's document is its description, as text: %j",
    async (description, title) => {
      const person = await test().person();
      const { id: goalId } = await addGoal(person, { description });
      const { text } = await person.send("GET", `/goals/${goalId}`);
      expect(text).toContain(`<title>${title} · Cairn</title>`);
      expect(text.match(/<(title|script)/g)).toHaveLength(3);
      const none = await (await test().person()).send("GET", `/goals/${goalId}`);
      expect(none.text).toContain("<title>Goal · Cairn</title>");
    },
  );

  it.each([
    ["de-DE,de;q=0.9", "dmy", ","],
    [`${"x".repeat(10_000)},de-DE`, "mdy", "."],
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
    const render = () => Promise.reject(new TypeError("secret of a component"));
    const pages = { en: { ...test().deps.pages.en, render } };
    const app = await openTestApp(test().deps.db, { pages });
    const reply = await send(app.app, "GET", "/login");
    expect(reply.status).toBe(500);
    expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(reply.text).toContain(errors["server.failed"].text());
    expect(reply.text).not.toContain("secret");
    expect(app.logged).toEqual(["document.failed"]);
  });

  it("takes no other method", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
      expect((await send(test().app, method, "/login", "{}")).status).toBe(404);
  });
});
