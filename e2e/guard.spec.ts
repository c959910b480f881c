import { beyondWindow, findings } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { makeGuard } from "./guard.fixture.ts";
import { MARKED } from "./marked-texts.ts";
import { smallTargets } from "./targets.fixture.ts";

// What watches every other test is itself seen to find something.

test("the guard sees errors, breaches of the content policy, a failed hydration, other hosts, and what never comes", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: "block" });
  const guard = makeGuard(server);
  await guard.watch(context);
  const page = await context.newPage();
  await page.goto("/login");
  await page.evaluate(() => {
    console.error("wrong");
    void Promise.reject(new Error("not caught"));
    document.body.insertAdjacentHTML("beforeend", "<p style='color:red'>");
  });
  await page.route("http://localhost:1/**", (route) => route.fulfill({ body: "" }));
  await page.goto("http://localhost:1/");
  await page.route("**/login", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace("Set clear goals", "Something else");
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with LinkedIn" }).click();
  await expect(page.getByRole("heading", { name: "Who signs in?" })).toBeVisible();
  guard.expects("something");
  const logged = "on the console or in the server's log: ";
  const troubles = await guard.troubles();
  for (const trouble of [
    "never came: something",
    `${logged}wrong`,
    `${logged}Error: not caught`,
    expect.stringMatching(/inline style/),
    expect.stringMatching(/react\.dev\/errors\/418|[Hh]ydration/),
    "request to another host: http://localhost:1/",
  ])
    expect(troubles).toContainEqual(trouble);
  await context.close();
});

test("where texts are marked the guard sees those of no words file", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: "block" });
  const guard = makeGuard(server, MARKED);
  await guard.watch(context);
  const page = await context.newPage();
  await page.goto("/login");
  const six = "\u200b".repeat(7) + "\u00ad\u00ad\u200b";
  await page.evaluate(
    ([language, mark]) => {
      document.documentElement.lang = language;
      document.body.append(`Marked${mark} and bare`);
      document.body.insertAdjacentHTML("beforeend", `<i title="Unread">Marked${mark}</i>`);
    },
    [MARKED, six] as const,
  );
  expect(await guard.troubles()).toEqual([
    "of no words file: and bare",
    "of no words file: Unread",
  ]);
  await context.close();
});

test("the scan finds a picture without words, what is wider than the window, and small targets", async ({
  page,
}) => {
  await page.goto("/login");
  expect(await findings(page)).toEqual([]);
  expect(await beyondWindow(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => {
    const wide = document.createElement("canvas");
    wide.width = 3_000;
    document.querySelector("main")?.append(document.createElement("img"), wide);
  });
  expect(await findings(page)).toMatchObject([{ id: "image-alt" }]);
  expect(await beyondWindow(page)).toBeGreaterThan(0);

  await page.goto("about:blank");
  await page.setContent(`
    <style>button, label { display: block; box-sizing: border-box; padding: 0 } input { margin: 20px }</style>
    <button style="width: 44px; height: 44px">fits</button>
    <button style="width: 80px; height: 40px">low</button>
    <button style="width: 40px; height: 80px">thin</button>
    <p>In a line of <a href="#a" style="padding-block: 4px">words</a> and <a href="#b" style="font-size: 9px">small</a></p>
    <p><a href="#c">alone</a></p>
    <label><input type="checkbox" aria-label="labelled">Label</label>
    <input type="checkbox" aria-label="bare">
    <button disabled style="height: 5px">disabled</button>`);
  const found = (await page.evaluate(smallTargets)).map((told) => told.split(" ")[1]);
  expect(found).toEqual(["low", "thin", "small", "alone", "bare"]);
});
