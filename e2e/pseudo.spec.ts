import type { Page } from "@playwright/test";
import { listCircles } from "#contract/circles.ts";
import { listGoals } from "#contract/goals.ts";
import { goalPath, routeAt, routes } from "#contract/routes.ts";
import { seedData } from "#contract/seed.ts";
import { adminSignIn } from "#contract/admin.ts";
import { newAdmin } from "./admin.fixture.ts";
import { desk, expectNoSidewaysScroll, phone } from "./axe.fixture.ts";
import { called } from "./calls.fixture.ts";
import { sentBetween } from "./bare-texts.ts";
import { expect, test } from "./cairn.fixture.ts";
import { englishFinder } from "./english-left.ts";
import { drawnWhole, escaped, unfold } from "./paper.fixture.ts";
import { plainTexts } from "./pseudo.fixture.ts";
import { panelsRead, people, signInUnseen } from "./sign-in.fixture.ts";

// Every screen in the pseudo-languages and in the translations: `npm run languages` (decisions 71, 84).

const forVisitors = [
  "/login",
  "/coach-onboarding",
  "/circles/join",
  "/coach-onboarding-demo",
  "/sign-in/email",
  "/join",
  "/verify-email",
  "/email-verified",
  "/unsubscribe",
  "/check-in/by-mail?token=unknown",
  "/linkedin?error=user_cancelled_login&state=unknown",
  "/seed-data",
  "/admin/login",
];
const forAll = ["/", "/goals", "/week", "/check-in", "/profile-setup", "/add-goal", "/share-goal"];
const thisYear = `/year/${new Date().getFullYear()}`;
const forOwners = [...forAll, thisYear, "/coaching", "/circles", "/email-preferences", "/account"];
const forAdmins = ["/admin", "/admin/users", "/admin/announcements"];

/** Whose buttons are pressed: dialogs and forms open. Those of the menu lead to other screens. */
const BUTTONS = "main button:visible:not(:disabled)";

test("every screen", { tag: "@pseudo" }, async ({ page, guard, server, language }) => {
  // Addresses without what they lead to; the screen without a server.
  guard.tolerates(/^Failed to load resource/);
  guard.tolerates(/LinkedIn/);
  const screen = screenIn(page, language ?? "");
  for (const address of forVisitors) await screen.look(address);
  await page.route("**/healthz", (route) => route.abort());
  await screen.look("/offline");
  await page.unroute("**/healthz");
  await called(page.request, seedData, { people: 0, goalsPerPerson: 0, timeZone: "UTC" });
  await signInUnseen(page, people.complete);
  for (const address of forOwners) await screen.look(address);
  await signInUnseen(page, "Elena Petrova");
  const { goals } = await called(page.request, listGoals);
  const pages = goals.map(({ id }) => goalPath(id));
  for (const address of [...forOwners, ...pages]) await screen.look(address);
  const { circles } = await called(page.request, listCircles);
  for (const { id } of circles) await screen.look(`/circles/${id}`);
  for (const address of ["/account", ...pages.slice(0, 2)]) await screen.press(address);
  await signInUnseen(page, "Marcus Bell");
  for (const address of [...forOwners, "/coaching?group=person"]) await screen.look(address);
  for (const end of ["brief", "week"]) {
    const link = page.locator(`a[href$='/${end}']`).first();
    await screen.look((await link.getAttribute("href")) ?? "");
    await page.goBack();
  }
  await screen.press("/coaching");
  await called(page.request, adminSignIn, await newAdmin(server));
  for (const address of forAdmins) await screen.look(address);
  await page.goto("/admin/users");
  const person = page.locator("a[href^='/admin/users/']").first();
  await screen.look((await person.getAttribute("href")) ?? "");
  screen.verify();
});

/** Looks at screens, and keeps what it finds with the first address where it was. */
function screenIn(page: Page, language: string) {
  const { all, settled } = sentBetween(page);
  const screens = new Set<string>();
  const found = { clipped: new Map<string, string>(), bare: new Map<string, string>() };
  const fromServer = new Set<string>();
  const isPseudo = language.includes("-");
  const isEnglish = isPseudo ? () => true : englishFinder(language);

  async function lookedAt(where: string): Promise<void> {
    await panelsRead(page);
    await unfold(page);
    await drawnWhole(page);
    await settled();
    const address = where.replace(/[\w-]{22}/, "id");
    const keep = (texts: readonly string[], into: Map<string, string>) => {
      for (const text of texts) if (!into.has(text)) into.set(text, address);
    };
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    for (const { width } of isPseudo ? [phone, desk] : [phone, { width: 768 }, desk]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page, `${address} at ${width}`);
      if (language === "en-XA") keep(await escaped(page), found.clipped);
    }
    if (language === "ar-XB") return expect(page.locator("html")).toHaveCSS("direction", "rtl");
    const { bare, sent } = await plainTexts(page, all);
    keep(bare.filter(isEnglish), found.bare);
    for (const one of sent) if (isEnglish(one.slice(one.indexOf(": ") + 2))) fromServer.add(one);
  }

  const look = (address: string) =>
    test.step(address, async () => {
      await page.goto(address);
      await lookedAt(address);
      screens.add(routeAt(new URL(page.url()).pathname)?.route.screen ?? "");
    });

  /** Each button of a screen in turn. */
  async function press(address: string): Promise<void> {
    await page.goto(address);
    await panelsRead(page);
    const buttons = await page.locator(BUTTONS).count();
    for (let at = 0; at < buttons; at += 1)
      await test.step(`${address}, button ${at + 1}`, async () => {
        await page.goto(address);
        await panelsRead(page);
        // What a press has done may have taken a button away.
        if (at >= (await page.locator(BUTTONS).count())) return;
        await page.locator(BUTTONS).nth(at).click();
        await lookedAt(`${address} by a press`);
      });
  }

  const listed = (of: Map<string, string>) =>
    [...of].map(([text, address]) => `${text} (${address})`).toSorted();

  function verify(): void {
    const wanted = new Set<string>(routes.map(({ screen }) => screen));
    expect.soft(screens, "screens").toEqual(wanted);
    expect.soft(listed(found.clipped), "clipped").toEqual([]);
    expect.soft(listed(found.bare), "English of the scripts").toEqual([]);
    expect.soft([...fromServer].toSorted(), "English of the server, by its field").toEqual([]);
  }

  return { look, press, verify };
}
