import { expectAccessible, expectNoSidewaysScroll } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";

// What watches every other test is itself seen to fail here: each of these must.

test.beforeEach(async ({ page }) => {
  test.fail();
  await page.goto("/login");
});

test("an error on the console", async ({ page }) => {
  const came = page.waitForEvent("console");
  await page.evaluate(() => console.error("wrong"));
  await came;
});

test("an error that nobody caught", async ({ page }) => {
  const came = page.waitForEvent("pageerror");
  await page.evaluate(() => void Promise.reject(new Error("wrong")));
  await came;
});

test("a style that the content policy forbids", async ({ page }) => {
  const came = page.waitForEvent("console");
  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<p style='color:red'>"));
  await came;
});

test("a document that React cannot take over", async ({ page }) => {
  await page.route("**/login", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace("Set goals that hold", "Something else");
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with LinkedIn" }).click();
  await expect(page.getByRole("heading", { name: "Who signs in?" })).toBeVisible();
});

test("a request to another host", async ({ page }) => {
  await page.route("http://localhost:1/**", (route) => route.fulfill({ body: "" }));
  await page.goto("http://localhost:1/");
});

test("an expected error that never comes", ({ guard }) => guard.expects("something"));

test("a picture without words", async ({ page }) => {
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("img")));
  await expectAccessible(page);
});

test("something wider than the window", async ({ page }) => {
  await page.evaluate(() => {
    const wide = document.createElement("canvas");
    wide.width = 3_000;
    document.querySelector("main")?.append(wide);
  });
  await expectNoSidewaysScroll(page);
});
