import { expect, it } from "vitest";
import * as limits from "#domain/limits.ts";
import { addAdmin } from "#server/admin/admin-commands.ts";
import { offerSetUp, setUpAdmin } from "#server/admin/set-up/set-up-codes.ts";
import { attempt } from "#server/admin/fixtures/admin-sign-in.fixture.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { ComposedMail, Delivery } from "#server/platform/mail/mail-transport.ts";
import {
  ADMIN_PASSWORD,
  deployedConfig,
  openTestApp,
  ORIGIN,
  send,
  type Reply,
  type TestApp,
} from "../fixtures/test-app.fixture.ts";

// Threats T92.

const PATH = "/set-up";
const EMAIL = "ada@example.org";
const MINUTE = 60_000;
const TEXTS = {
  wrong: "This code is wrong, was already used or has expired. Restart Cairn to get a new one.",
  often: "Too many failed attempts. Please try again later.",
};

interface SetUp {
  readonly test: TestApp;
  readonly code: string;
  readonly mails: ComposedMail[];
  /** The next test mail's result. */
  delivery: Delivery;
}

/** No admin yet; with the printed code. */
async function deployed(db: Database): Promise<SetUp> {
  const mails: ComposedMail[] = [];
  const setUp: { delivery: Delivery } = { delivery: { kind: "sent" } };
  const mail = {
    send: async (sent: ComposedMail) => {
      mails.push(sent);
      return setUp.delivery;
    },
    close: () => {},
  };
  const test = await openTestApp(db, { config: deployedConfig(), mail });
  const code = await offerSetUp(test.deps);
  return Object.assign(setUp, { test, code: code ?? "", mails });
}

function post({ test }: SetUp, fields: Record<string, string>, headers = {}): Promise<Reply> {
  const body = new URLSearchParams(fields).toString();
  const form = { "content-type": "application/x-www-form-urlencoded", origin: "null" };
  return send(test.app, "POST", PATH, body, { ...form, ...headers });
}

const get = ({ test }: SetUp) => send(test.app, "GET", PATH);
const admin = (code: string, over = {}) => ({
  act: "admin",
  code,
  email: EMAIL,
  password: ADMIN_PASSWORD,
  ...over,
});

async function accounts({ test }: SetUp): Promise<readonly string[]> {
  const rows = await test.deps.db.kysely.selectFrom("admin_credentials").select("email").execute();
  return rows.map(({ email }) => email);
}

describeWithDatabase("'Set up Cairn'", (open) => {
  it("leads from the console's code to the first admin, who then signs in; after that it is not there", async () => {
    const setUp = await deployed(await open());
    const first = await get(setUp);
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(first.text).toContain("<h1>Set up Cairn</h1>");
    const opened = await post(setUp, { act: "look", code: ` ${setUp.code.toUpperCase()} ` });
    expect(opened.status).toBe(200);
    for (const words of ["Configuration", "Test email", "First admin"])
      expect(opened.text).toContain(`<h2>${words}</h2>`);
    await offerSetUp(setUp.test.deps);
    const made = await post(setUp, admin(setUp.code));
    expect(made.status).toBe(200);
    expect(made.text).toContain('<a href="/admin/login">Sign in as admin</a>');
    expect(await accounts(setUp)).toEqual([EMAIL]);
    expect((await attempt(setUp.test, EMAIL)).status).toBe(200);
    for (const reply of [
      await get(setUp),
      await post(setUp, { act: "look", code: setUp.code }),
      await post(setUp, admin(setUp.code, { email: "eve@example.org" })),
    ])
      expect([reply.status, reply.text.includes("Set up Cairn")]).toEqual([404, false]);
    expect(await accounts(setUp)).toEqual([EMAIL]);
    expect(await offerSetUp(setUp.test.deps)).toBeNull();
    expect(
      await setUp.test.deps.db.kysely.selectFrom("set_up_codes").selectAll().execute(),
    ).toEqual([]);
  });

  it("takes a code for 30 minutes, of whichever process, and keeps none as it is", async () => {
    const setUp = await deployed(await open());
    const another = (await offerSetUp(setUp.test.deps)) ?? "";
    setUp.test.at += limits.setUpMinutes * MINUTE - 1;
    for (const code of [setUp.code, another])
      expect((await post(setUp, { act: "look", code })).status).toBe(200);
    const kept = await setUp.test.deps.db.kysely.selectFrom("set_up_codes").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(setUp.code);
    setUp.test.at += 1;
    for (const fields of [{ act: "look", code: another }, admin(another)]) {
      const late = await post(setUp, fields);
      expect([late.status, late.text.includes(TEXTS.wrong)]).toEqual([403, true]);
    }
    expect(await accounts(setUp)).toEqual([]);
  });

  it("counts wrong codes as failed sign-ins, and hears a right one all the same", async () => {
    const setUp = await deployed(await open());
    const wrong = () => post(setUp, admin("aaaaa-bbbbb-ccccc-ddddd"));
    const said: [number, boolean][] = [];
    for (let tries = 0; tries < limits.adminAttempts + 1; tries += 1) {
      const { status, text } = await wrong();
      said.push([status, text.includes(TEXTS.wrong) || text.includes(TEXTS.often)]);
    }
    const allowed = Array.from({ length: limits.adminAttempts }, () => [403, true]);
    expect(said).toEqual([...allowed, [429, true]]);
    expect((await post(setUp, { act: "look", code: setUp.code })).status).toBe(200);
    expect(await accounts(setUp)).toEqual([]);
  });

  it("is not there in development mode", async () => {
    const test = await openTestApp(await open());
    expect(await offerSetUp(test.deps)).toBeNull();
    for (const method of ["GET", "POST"])
      expect((await send(test.app, method, PATH, method === "GET" ? undefined : "")).status).toBe(
        404,
      );
  });

  it("says what is wrong with email and password, by the rules that hold for every admin, and keeps the code", async () => {
    const setUp = await deployed(await open());
    for (const [over, field, words] of [
      [{ email: "ada" }, "email", "Invalid email address."],
      [{ password: "short" }, "password", "at least 12 characters"],
      [{ password: "passwordpassword" }, "password", "too common"],
    ] as const) {
      const { status, text } = await post(setUp, admin(setUp.code, over));
      expect(status).toBe(400);
      // At the field, which a narrow window shows too.
      expect(text).toMatch(
        new RegExp(
          `<input name="${field}"[^>]*aria-invalid="true"[^>]*></label><p class="news" id="news" role="alert">[^<]*${words}`,
        ),
      );
      expect(text).not.toContain("passwordpassword");
    }
    expect(await accounts(setUp)).toEqual([]);
    expect((await post(setUp, admin(setUp.code))).status).toBe(200);
  });

  it("sends five test mails, and says what the mail server said", async () => {
    const setUp = await deployed(await open());
    const mail = (to: string) => post(setUp, { act: "mail", code: setUp.code, to });
    expect((await mail("nobody")).text).toContain("Invalid email address.");
    expect((await mail(EMAIL)).text).toContain(`accepted the test email to ${EMAIL}.`);
    expect(setUp.mails).toMatchObject([{ to: EMAIL, subject: "Test email from Cairn" }]);
    setUp.delivery = { kind: "later", reason: "535 <b>wrong</b> password" };
    expect((await mail(EMAIL)).text).toContain(
      "The test email wasn&#39;t sent: 535 &lt;b&gt;wrong&lt;/b&gt; password",
    );
    for (let more = 2; more < limits.setUpMails; more += 1) await mail(EMAIL);
    expect((await mail(EMAIL)).text).toContain(
      "You can&#39;t send more test emails with this code.",
    );
    expect(setUp.mails).toHaveLength(limits.setUpMails);
  });

  it("refuses forms of other sites, other kinds and large ones, and says back nothing as markup", async () => {
    const setUp = await deployed(await open());
    const look = { act: "look", code: setUp.code };
    for (const [headers, status] of [
      [{ origin: "https://evil.example" }, 403],
      [{ "sec-fetch-site": "cross-site" }, 403],
      [{ "content-type": "application/json" }, 400],
      [{ origin: ORIGIN, "sec-fetch-site": "same-origin" }, 200],
    ] as const)
      expect((await post(setUp, look, headers)).status).toBe(status);
    expect((await post(setUp, { ...look, to: "x".repeat(9_000) })).status).toBe(413);
    const { text } = await post(setUp, { ...look, email: `"><script>alert(1)</script>` });
    expect(text).not.toContain("<script");
    expect(text).toContain("&lt;script&gt;");
  });

  it("shows no secret of the configuration", async () => {
    const setUp = await deployed(await open());
    const secrets = {
      databaseUrl: "postgres://cairn:s3cret-1@db/cairn",
      secretKey: "s3cret-2".repeat(4),
      linkedin: { clientId: "s3cret-3", clientSecret: "s3cret-4" },
      metricsToken: "s3cret-5 and some more",
      smtp: {
        host: "mail.example.org",
        port: 465,
        tls: "implicit",
        user: "s3cret-6",
        password: "s3cret-7",
      },
    } as const;
    Object.assign(setUp.test.deps.config, secrets);
    const { text } = await post(setUp, { act: "look", code: setUp.code });
    expect(text).toContain("mail.example.org");
    expect(text).not.toContain("s3cret");
  });

  it("writes neither code nor password into the log", async () => {
    const setUp = await deployed(await open());
    const lines: unknown[] = [];
    const info = (event: string, more?: object) => void lines.push([event, more]);
    Object.assign(setUp.test.deps, { log: { ...setUp.test.deps.log, info } });
    await post(setUp, admin("aaaaa-bbbbb-ccccc-ddddd"));
    await post(setUp, { act: "look", code: setUp.code });
    await post(setUp, admin(setUp.code));
    const outcomes = ["admin.set-up-code", "ok"];
    expect(lines).toEqual(
      outcomes.map((outcome) => ["set-up", { outcome, address: expect.anything() }]),
    );
  });
});

describeWithDatabase("'This server'", (open) => {
  it("shows admins what is configured, and leads everybody else to their sign-in", async () => {
    const test = await openTestApp(await open(), { config: deployedConfig() });
    const [ada, person] = [await test.person({ admin: true }), await test.person()];
    const seen = await ada.send("GET", "/admin/server");
    expect([seen.status, seen.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(seen.text).toContain("<h1>This server</h1>");
    expect(seen.text).toContain("<h2>Configuration</h2>");
    const others = [
      await person.send("GET", "/admin/server"),
      await send(test.app, "GET", "/admin/server"),
    ];
    for (const { status, headers, text } of others)
      expect([status, headers.get("location"), text]).toEqual([302, "/admin/login", ""]);
  });
});

describeWithDatabase("a code in the moment in which it is used", (open) => {
  const eve = { email: "eve@example.org", password: ADMIN_PASSWORD };

  it("makes no second admin, and none when it has just run out, which the next start forgets", async () => {
    const setUp = await deployed(await open());
    const { test, code } = setUp;
    test.at += limits.setUpMinutes * MINUTE;
    expect(await setUpAdmin(test.deps, { code, ...eve })).toMatchObject({
      refused: "admin.set-up-code",
    });
    const later = (await offerSetUp(test.deps)) ?? "";
    const kept = await test.deps.db.kysely.selectFrom("set_up_codes").selectAll().execute();
    expect(kept).toHaveLength(1);
    // A concurrent operator command.
    await test.deps.db.transaction((tx) => addAdmin(tx, test.deps, EMAIL, "hash"));
    expect(await setUpAdmin(test.deps, { code: later, ...eve })).toMatchObject({
      refused: "admin.set-up-code",
    });
    expect(await accounts(setUp)).toEqual([EMAIL]);
  });
});

describeOnPostgres("two first admins at once", (open) => {
  it("are one: the other's code is none any more", async () => {
    const setUp = await deployed(await open());
    const other = (await offerSetUp(setUp.test.deps)) ?? "";
    const both = await Promise.all([
      post(setUp, admin(setUp.code)),
      post(setUp, admin(other, { email: "eve@example.org" })),
      post(setUp, admin(setUp.code, { email: "eve@example.org" })),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.every(({ status }) => status === 200 || status === 403 || status === 404)).toBe(
      true,
    );
    expect(await accounts(setUp)).toHaveLength(1);
  });
});
