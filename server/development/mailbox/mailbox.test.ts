import * as limits from "#domain/limits.ts";
import { keepEmailSignIn, settleEmailSignIn } from "#server/email/sign-in/email-sign-in-store.ts";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { configOf } from "#server/platform/config/config.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openMail } from "#server/app/mode-parts.ts";
import { openOutbox } from "#server/email/fixtures/outbox.fixture.ts";
import { sendDue } from "#server/email/outbox/outbox-worker.ts";
import { ORIGIN } from "#server/app/fixtures/test-app.fixture.ts";
import { mountMailbox } from "./mount-mailbox.ts";
import { previews } from "./samples.ts";

describeWithDatabase("the local mailbox", (open) => {
  async function openMailbox() {
    const test = await openOutbox(await open());
    const app = new Hono();
    mountMailbox(app, test.deps);
    const get = async (path: string) => {
      const response = await app.request(`${ORIGIN}${path}`);
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    return { test, get };
  }

  it("shows what was sent, newest first, and nothing that still waits", async () => {
    const { test, get } = await openMailbox();
    expect((await get("/mailbox")).text).toContain("Nothing has arrived yet.");
    for (const period of ["First", "Second"]) await test.announce(await test.reader(), period);
    while ((await sendDue(test.deps, "lease")) > 0);
    await test.announce(await test.reader(), "Waiting");
    const { status, text } = await get("/mailbox");
    expect(status).toBe(200);
    expect(text.indexOf("Second")).toBeGreaterThan(0);
    expect(text.indexOf("First")).toBeGreaterThan(text.indexOf("Second"));
    expect(text).not.toContain("Waiting");
  });

  it("shows a mail as text, as HTML in a frame without rights, and as it would be sent", async () => {
    const { test, get } = await openMailbox();
    await test.announce(await test.reader(), "<b>News</b>", "<script>alert(1)</script>");
    await sendDue(test.deps, "lease");
    const [row] = await test.outbox();
    const page = await get(`/mailbox/${row?.id}`);
    expect(page.text).toContain("&lt;script&gt;");
    expect(page.text).not.toContain("<script");
    expect(page.text).toMatch(/<a href="http:\/\/localhost:3000\/unsubscribe\?token=[^"]+">/);
    expect(page.headers.get("content-security-policy")).toContain("frame-src 'self'");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    const frame = await get(`/mailbox/${row?.id}/html`);
    expect(frame.text).toContain('<base target="_top">');
    expect(frame.text).not.toContain("<script");
    const policy = frame.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src");
    expect(policy).toContain("frame-ancestors 'self'");
    const raw = await get(`/mailbox/${row?.id}/raw`);
    expect(raw.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(raw.text).toContain(`Message-ID: ${row?.messageId}`);
  });

  it("previews each type of mail, and has no other", async () => {
    const { get } = await openMailbox();
    const { text } = await get("/mailbox");
    const forms = ["", "/html", "/raw"];
    for (const type of previews.keys()) {
      expect(text).toContain(`/mailbox/preview-${type}`);
      for (const form of forms)
        expect((await get(`/mailbox/preview-${type}${form}`)).status, type).toBe(200);
    }
    for (const id of ["unknown", "preview-unknown", "preview-toString"])
      for (const form of forms) expect((await get(`/mailbox/${id}${form}`)).status, id).toBe(404);
  });

  it("has the links to sign in that were sent, while they are good", async () => {
    const { test, get } = await openMailbox();
    const link = { id: "L".repeat(22), address: "ada@example.org", token: "t", browserHash: "b" };
    const { db } = test.deps;
    await keepEmailSignIn(db, { ...link, invited: false, returnTo: null, joins: null }, test.at);
    expect((await get("/mailbox")).text).not.toContain(link.id);
    await settleEmailSignIn(db, link.id, null);
    expect((await get("/mailbox")).text).toContain(`/mailbox/${link.id}`);
    expect((await get(`/mailbox/${link.id}/html`)).text).toContain("/sign-in/email?token=");
    test.at += limits.emailSignInMinutes * 60_000;
    expect((await get("/mailbox")).text).not.toContain(link.id);
  });

  it("is there only where mail goes nowhere else", async () => {
    const { test } = await openMailbox();
    const mounted = async (env: Record<string, string>) => {
      const outgoing = await openMail(configOf(env));
      const app = new Hono();
      outgoing.mount(app, test.deps);
      outgoing.mail?.close();
      return (await app.request(`${ORIGIN}/mailbox`)).status;
    };
    expect(await mounted({})).toBe(200);
    const smtp = { SMTP_URL: "smtp://127.0.0.1:9?tls=off", MAIL_FROM: "a@example.org" };
    expect(await mounted(smtp)).toBe(404);
  });
});
