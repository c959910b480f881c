import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { previewAnnouncement } from "#contract/announcements.ts";
import { oneApp } from "#server/app/fixtures/one-app.fixture.ts";
import { send } from "#server/app/fixtures/test-app.fixture.ts";
import { news } from "../fixtures/announcement.fixture.ts";

const test = oneApp();

/** Style sources of a document's content security policy. */
async function styles(path: string, cookie = ""): Promise<string | undefined> {
  const { headers } = await send(test().app, "GET", path, undefined, { cookie });
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  return /style-src ([^;]+);/.exec(policy)?.[1];
}

it("allows the style sheet of a mail in the admin area, where mail is looked at, and nowhere else", async () => {
  const admin = await test().person({ admin: true });
  const { body } = await admin.send("POST", previewAnnouncement.path, news);
  const [, sheet = ""] = /<style>(.*)<\/style>/s.exec(body.html) ?? [];
  expect(sheet.length).toBeGreaterThan(500);
  const hash = createHash("sha256").update(sheet).digest("base64");
  // An admin may come from the sign-in page without loading another document.
  for (const path of ["/admin/login", "/admin", "/admin/users", "/admin/announcements"])
    expect(await styles(path, admin.cookie), path).toContain(`'sha256-${hash}'`);
  for (const path of ["/login", "/coach-onboarding-demo"])
    expect(await styles(path), path).not.toContain(hash);
  expect(await styles("/", admin.cookie)).toBe("'self'");
});
