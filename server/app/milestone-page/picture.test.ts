import { Hono } from "hono";
import { expect, it } from "vitest";
import { CardPainter } from "#server/coaching/milestones/card/card-painter.ts";
import { makePage, takeDown } from "#server/coaching/fixtures/milestone.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { ORIGIN, type TestApp } from "../fixtures/test-app.fixture.ts";
import { get, shown, UNKNOWN } from "./fixtures/shown-page.fixture.ts";
import { mountMilestonePages } from "./public-page.ts";

describeWithDatabase("the picture of a public page", (open) => {
  const bytes = ({ app }: TestApp, path: string, headers = {}) =>
    app.request(`${ORIGIN}${path}`, { headers });

  it("is a PNG of 1200 x 630 at the address that previews are told, with the page's own headers", async () => {
    const { test, path } = await shown(await open());
    const { text } = await get(test, path);
    const [, address = ""] = /<meta property="og:image" content="([^"]+)">/.exec(text) ?? [];
    expect(address).toMatch(new RegExp(`^${ORIGIN}${path}/card\\.png\\?v=[\\w-]{22}$`));
    const answer = await bytes(test, address.slice(ORIGIN.length));
    const picture = new DataView(await answer.arrayBuffer());
    expect([picture.getUint32(0), picture.getUint32(16), picture.getUint32(20)]).toEqual([
      0x89504e47, 1_200, 630,
    ]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
  });

  it("is not sent again to who has it, and is another one when the page is", async () => {
    const { test, owner, goalId, page, path } = await shown(await open());
    const first = await bytes(test, `${path}/card.png`);
    const etag = first.headers.get("etag") ?? "";
    const again = await bytes(test, `${path}/card.png`, { "if-none-match": etag });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    for (const known of [`W/${etag}`, `"x", ${etag}`, "*"])
      expect((await bytes(test, `${path}/card.png`, { "if-none-match": known })).status).toBe(304);
    await makePage(owner, goalId, { pageId: page.id, title: "Another" });
    const other = await bytes(test, `${path}/card.png`, { "if-none-match": etag });
    expect(other.status).toBe(200);
    expect(other.headers.get("etag")).not.toBe(etag);
  });

  it("is refused for the moment where too many others wait for theirs", async () => {
    const { test, path } = await shown(await open());
    class Busy extends CardPainter {
      override async paint() {
        return null;
      }
    }
    const app = new Hono();
    mountMilestonePages(app, test.deps, new Busy());
    const refused = await app.request(`${ORIGIN}${path}/card.png`);
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([
      503,
      "private, no-store",
    ]);
    expect(refused.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await refused.text()).toContain("Too many requests. Please try again later.");
  });

  it("is gone with its page, also where it was drawn, and by no other slug", async () => {
    const { test, owner, goalId, path } = await shown(await open());
    const first = await bytes(test, `${path}/card.png`);
    const etag = first.headers.get("etag") ?? "";
    expect((await bytes(test, `${UNKNOWN}/card.png`)).status).toBe(404);
    await takeDown(owner, goalId);
    const gone = await bytes(test, `${path}/card.png`, { "if-none-match": etag });
    expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "private, no-store"]);
  });
});
