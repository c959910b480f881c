import { describe, expect, it } from "vitest";
import type { Assets } from "#server/platform/http/assets.ts";
import { oneApp } from "./fixtures/one-app.fixture.ts";
import { openTestApp, send } from "./fixtures/test-app.fixture.ts";

describe("a document", () => {
  const test = oneApp();

  function appWith(of: Partial<Assets>) {
    const { db, assets, pages } = test().deps;
    return openTestApp(db, { pages: { en: { ...pages.en, assets: { ...assets, ...of } } } });
  }

  it("names the scripts of its own screen, to be loaded early and quietly", async () => {
    const preloads = new Map([
      ["dashboard" as const, ["/assets/shared.js", "/assets/dashboard-page.js"]],
      ["login" as const, ["/assets/login-page.js"]],
    ]);
    const app = await appWith({ preloads });
    const person = await app.person();
    const named = (text: string) =>
      [...text.matchAll(/<link rel="modulepreload" href="([^"]+)" fetchpriority="low">/g)].map(
        ([, path]) => path,
      );
    expect(named((await person.send("GET", "/")).text)).toEqual(preloads.get("dashboard"));
    expect(named((await send(app.app, "GET", "/login")).text)).toEqual(preloads.get("login"));
  });

  it("names the style sheet of its own screen after everybody's, to be waited for", async () => {
    const preloads = new Map([["seed-data" as const, ["/assets/own.css", "/assets/page.js"]]]);
    const { app } = await appWith({ css: "a{}", preloads });
    const link = '<link rel="stylesheet" href="/assets/own.css">';
    expect((await send(app, "GET", "/seed-data")).text).toContain(`<style>a{}</style>${link}<link`);
    expect((await send(app, "GET", "/login")).text).not.toContain("stylesheet");
  });

  it("names the font, to be loaded early, and nothing waits for it", async () => {
    const preloads = new Map([["login" as const, ["/assets/face.woff2"]]]);
    const { app } = await appWith({ preloads });
    const link = `<link rel="preload" href="/assets/face.woff2" as="font" type="font/woff2" crossorigin>`;
    expect((await send(app, "GET", "/login")).text).toContain(link);
  });
});
