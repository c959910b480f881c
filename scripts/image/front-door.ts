import { rmSync } from "node:fs";
import { chromium, type Browser, type Page } from "playwright";
import { startMailServer } from "#server/platform/fixtures/mail-server.fixture.ts";
import { chromiumFlags, findTestChromium } from "../chromium.mjs";
import { freePort } from "../free-port.mjs";
import { runCommand } from "../setup/clear-stop.mjs";
import { serviceOf, type Settings } from "./compose.ts";
import { makeVolume, runContainer } from "./container.ts";
import { makeImage, type Image } from "./make-image.ts";

// `npm run image:join`: from deploy/cairn.compose.yaml alone to an invited person who is signed in, without LinkedIn and OIDC: by a
// passkey without mail, then by a link with mail. Prints seconds; fails if one takes more than two minutes.

const MOST_SECONDS = 120;
const admin = { email: "admin@example.org", password: "four words of mine" };
const invited = "ada@example.org";

interface Opened {
  readonly origin: string;
  readonly code: string;
  readonly newPage: () => Promise<Page>;
}

async function setUp({ origin, code, newPage }: Opened): Promise<Page> {
  const page = await newPage();
  await page.goto(`${origin}/set-up`);
  await page.getByLabel("Code").fill(code);
  await page.keyboard.press("Enter");
  await page.getByLabel("Your email").fill(admin.email);
  await page.getByLabel("Password").fill(admin.password);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Sign in as admin" }).click();
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password").fill(admin.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("link", { name: "Users" }).click();
  return page;
}

async function arrived(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Skip" }).click();
  // Whoever has no name or address yet is asked for it first.
  const signedIn = page.getByRole("heading", { name: /^(Dashboard|Complete your profile)$/ });
  await signedIn.first().waitFor();
}

async function joinsByPasskey(opened: Opened): Promise<void> {
  const page = await setUp(opened);
  await page.getByText("Create an invitation link").click();
  await page.getByLabel("Who is it for?").fill("Ada");
  await page.keyboard.press("Enter");
  const link = page.getByRole("textbox", { name: "Invitation link" });
  await link.waitFor();
  const person = await opened.newPage();
  const devTools = await person.context().newCDPSession(person);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await person.goto(await link.inputValue());
  await person.getByLabel("Your name").fill("Ada Moreau");
  await person.getByRole("button", { name: "Create a passkey" }).click();
  await arrived(person);
}

async function joinsByLink(
  opened: Opened,
  mailTo: (address: string) => Promise<string>,
): Promise<void> {
  const page = await setUp(opened);
  await page.getByRole("button", { name: "Invite colleagues" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(invited);
  await page.getByRole("button", { name: "Send invitations" }).click();
  await mailTo(invited);
  const person = await opened.newPage();
  await person.goto(`${opened.origin}/login`);
  await person.getByLabel("Email").fill(invited);
  await person.keyboard.press("Enter");
  await person.getByLabel("Code from the email").waitFor();
  const [link = ""] = /https?:\S+token=[\w-]+/.exec(await mailTo(invited)) ?? [];
  await person.goto(link);
  await person.getByRole("button", { name: "Sign in" }).click();
  await arrived(person);
}

/** Answers the seconds from the start of the container to a person who is signed in. */
async function timed(
  image: Image,
  browser: Browser,
  more: Settings,
  work: (opened: Opened) => Promise<void>,
): Promise<number> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const service = serviceOf({ PUBLIC_URL: origin });
  const here = { HOST: "127.0.0.1", PORT: String(port), ...more };
  const volume = makeVolume(image);
  const began = performance.now();
  const environment = { ...service.environment, ...here };
  const container = runContainer(image, { ...service, environment }, volume);
  try {
    await container.says("Cairn is ready");
    const [, code = ""] = /^ +code +(\S+)$/m.exec(container.output()) ?? [];
    const newPage = async () => (await browser.newContext()).newPage();
    await work({ origin, code, newPage });
    return (performance.now() - began) / 1_000;
  } finally {
    await container.remove();
    rmSync(volume, { recursive: true });
  }
}

await runCommand(async () => {
  const image = await makeImage();
  const executablePath = findTestChromium() ?? "";
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const mail = await startMailServer();
  try {
    const byPasskey = await timed(image, browser, {}, joinsByPasskey);
    console.log(`Without mail: signed in by a passkey after ${byPasskey.toFixed(1)} s.`);
    const settings = { SMTP_URL: mail.url, MAIL_FROM: "cairn@example.org" };
    const byLink = await timed(image, browser, settings, (opened) =>
      joinsByLink(opened, mail.mailTo),
    );
    console.log(`With mail: signed in by a link after ${byLink.toFixed(1)} s.`);
    return Math.max(byPasskey, byLink) > MOST_SECONDS ? 1 : 0;
  } finally {
    await mail.close();
    await browser.close();
    await image.remove();
  }
});
