import { expect, it } from "vitest";
import * as limits from "#domain/limits.ts";
import { identity } from "#server/account/fixtures/account.fixture.ts";
import { invite } from "#server/coaching/fixtures/invitation.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import {
  ask,
  codeOf,
  openEmailSignIn,
  opened,
  prove,
  signedIn,
  type EmailSignInTest,
} from "../fixtures/email-sign-in.fixture.ts";
import { invitedAddressHash } from "../mail-tokens.ts";

const ADA = "ada@example.org";
const MINUTE = 60_000;

async function invited({ deps, at }: EmailSignInTest, address: string): Promise<void> {
  const address_hash = invitedAddressHash(deps.sign, address);
  const row = { address_hash, invited_at: at };
  await deps.db.kysely.insertInto("invited_addresses").values(row).execute();
}

// product 40.2, 40.4
describeWithDatabase("a sign-in link by email", (open) => {
  it("makes a person whose address is verified, and finds them again", async () => {
    const test = await openEmailSignIn(await open(), "open");
    const browser = test.browser();
    const letter = await test.asked(browser, " Ada@Example.org ", "/week");
    expect(letter?.to).toBe("Ada@Example.org");
    const proven = await prove(browser, letter?.token ?? "");
    expect(proven.body).toMatchObject({ success: true, email: "Ada@Example.org" });
    const session = await opened(browser, proven.body.customToken);
    expect(session.body).toMatchObject({
      user: { email: "Ada@Example.org", emailVerified: true, customEmailVerified: true },
      returnTo: "/week",
    });
    // Another spelling is the same person, and the mail goes to the first.
    const again = await test.asked(test.browser(), "ADA@example.ORG");
    expect(again?.to).toBe("Ada@Example.org");
    expect(await signedIn(test, test.browser(), ADA)).toBe(session.body.user.uid);
  });

  it("or its code: spaces and hyphens don't matter", async () => {
    const test = await openEmailSignIn(await open(), "open");
    const browser = test.browser();
    const { code = "" } = (await test.asked(browser, ADA)) ?? {};
    const reply = await prove(browser, ` ${code.slice(0, 3)}-${code.slice(3)} `);
    expect(reply.status).toBe(200);
  });

  it("works once", async () => {
    const test = await openEmailSignIn(await open(), "open");
    const browser = test.browser();
    const letter = await test.asked(browser, ADA);
    expect((await prove(browser, letter?.token ?? "")).status).toBe(200);
    expect(codeOf(await prove(browser, letter?.token ?? ""))).toBe("sign-in.link-over");
    expect(codeOf(await prove(browser, letter?.code ?? ""))).toBe("sign-in.code-wrong");
  });

  it(`works for ${limits.emailSignInMinutes} minutes`, async () => {
    const test = await openEmailSignIn(await open(), "open");
    const [early, late] = [test.browser(), test.browser()];
    const [one, other] = [await test.asked(early, ADA), await test.asked(late, "b@example.org")];
    test.at += limits.emailSignInMinutes * MINUTE - 1;
    expect((await prove(early, one?.token ?? "")).status).toBe(200);
    test.at += 1;
    expect(codeOf(await prove(late, other?.token ?? ""))).toBe("sign-in.link-over");
    expect(codeOf(await prove(late, other?.code ?? ""))).toBe("sign-in.code-wrong");
  });

  it("works in the browser that asked alone: a scanner or a thief uses nothing up", async () => {
    const test = await openEmailSignIn(await open(), "open");
    const browser = test.browser();
    const letter = await test.asked(browser, ADA);
    const scanner = test.browser();
    expect((await scanner.send("GET", `/sign-in/email?token=${letter?.token}`)).status).toBe(200);
    expect(codeOf(await prove(scanner, letter?.token ?? ""))).toBe("sign-in.other-browser");
    expect(codeOf(await prove(scanner, letter?.code ?? ""))).toBe("sign-in.code-wrong");
    await test.asked(scanner, "thief@example.org");
    expect(codeOf(await prove(scanner, letter?.token ?? ""))).toBe("sign-in.other-browser");
    expect(codeOf(await prove(scanner, letter?.code ?? ""))).toBe("sign-in.code-wrong");
    expect((await prove(browser, letter?.token ?? "")).status).toBe(200);
  });

  it(`takes ${limits.emailCodeTries} codes, then not even the right one; the link still works`, async () => {
    const test = await openEmailSignIn(await open(), "open");
    const browser = test.browser();
    const letter = await test.asked(browser, ADA);
    const wrong = letter?.code === "000000" ? "000001" : "000000";
    for (let tried = 0; tried < limits.emailCodeTries; tried += 1)
      expect(codeOf(await prove(browser, wrong))).toBe("sign-in.code-wrong");
    expect(codeOf(await prove(browser, letter?.code ?? ""))).toBe("sign-in.code-over");
    expect((await prove(browser, letter?.token ?? "")).status).toBe(200);
  });

  it("lets nobody in who was disabled meanwhile", async () => {
    const test = await openEmailSignIn(await open(), "open");
    const browser = test.browser();
    const uid = await signedIn(test, browser, ADA);
    const letter = await test.asked(browser, ADA);
    await test.deps.db.kysely
      .updateTable("users")
      .set({ disabled: true })
      .where("id", "=", uid)
      .execute();
    expect(codeOf(await prove(browser, letter?.token ?? ""))).toBe("sign-in.link-over");
    expect(await test.asked(browser, ADA)).toBeUndefined();
  });
});

// product 40.3
describeWithDatabase("who may sign in by email", (open) => {
  it.each([
    ["off", [], ADA, false],
    ["invited", [], ADA, false],
    ["domains", ["example.org"], "ADA@EXAMPLE.ORG", true],
    ["domains", ["example.org"], "ada@sub.example.org", false],
    ["domains", ["xn--bcher-kva.example"], "ada@bücher.example", true],
    ["open", [], ADA, true],
  ] as const)("with %s %j, %s gets a link: %s", async (who, domains, address, gets) => {
    const test = await openEmailSignIn(await open(), who, domains);
    expect((await test.asked(test.browser(), address)) !== undefined).toBe(gets);
  });

  it("people whom an admin invited, until they refuse or the invitation is over", async () => {
    const test = await openEmailSignIn(await open(), "invited");
    await invited(test, ADA);
    expect(await test.asked(test.browser(), ADA)).toBeDefined();
    test.at += limits.colleagueInvitedDays * 24 * 60 * MINUTE;
    expect(await test.asked(test.browser(), ADA)).toBeUndefined();
    await test.deps.db.kysely
      .updateTable("invited_addresses")
      .set({ invited_at: test.at })
      .execute();
    expect(await test.asked(test.browser(), ADA)).toBeDefined();
    await test.deps.db.kysely
      .updateTable("invited_addresses")
      .set({ refused_at: test.at })
      .execute();
    expect(await test.asked(test.browser(), ADA)).toBeUndefined();
  });

  it("those who follow an open invitation to coach, with its own token", async () => {
    const test = await openEmailSignIn(await open(), "invited");
    const owner = await test.person();
    const { link } = await invite(owner, (await addGoal(owner)).id);
    const { pathname, search } = new URL(link);
    const asked = (path: string) => test.asked(test.browser(), ADA, path);
    expect(await asked(pathname + search.replace(/invite=[^&]*/, "invite=x"))).toBeUndefined();
    expect(await asked(pathname + search.replace(/&?invite=[^&]*/, ""))).toBeUndefined();
    expect(await asked(`/week${search}`)).toBeUndefined();
    expect(await asked(pathname + search)).toBeDefined();
    expect(await test.asked(test.browser(), ADA)).toBeUndefined();
  });

  it("people who signed in so before, also after a change of the setting", async () => {
    const test = await openEmailSignIn(await open(), "open");
    const uid = await signedIn(test, test.browser(), ADA);
    const signInByEmail = { who: "invited", domains: [] } as const;
    Object.assign(test.deps, { config: { ...test.deps.config, signInByEmail } });
    expect(await signedIn(test, test.browser(), ADA)).toBe(uid);
  });

  it("whoever has the address as a verified one gets words instead of a link", async () => {
    const test = await openEmailSignIn(await open(), "open");
    test.people.set("ada", identity("1"));
    await test.browser().signIn("ada");
    await ask(test.browser(), "ADA@example.org");
    const [mail] = await test.deliver();
    expect(mail).toMatchObject({ to: ADA, subject: "Signing in to Cairn" });
    expect(mail?.text).not.toContain("token=");
    expect(await test.deps.db.kysely.selectFrom("users").select("id").execute()).toHaveLength(1);
  });

  it("an address that somebody only claims is free for its owner", async () => {
    const test = await openEmailSignIn(await open(), "open");
    test.people.set("thief", identity("1", { emailVerified: false }));
    const { user } = (await test.browser().signIn("thief")).body;
    expect(await signedIn(test, test.browser(), ADA)).not.toBe(user.uid);
  });
});

// product 40.6
describeWithDatabase("requests for links", (open) => {
  it(`are ${limits.emailSignInsPerAddress} for an address, in any spelling, until it signs in`, async () => {
    const test = await openEmailSignIn(await open(), "open");
    const browser = test.browser();
    for (let asked = 0; asked < limits.emailSignInsPerAddress; asked += 1)
      expect((await ask(browser, asked % 2 ? ADA : "Ada@example.org")).status).toBe(200);
    expect(codeOf(await ask(test.browser(), ADA))).toBe("sign-in.too-many-links");
    expect((await ask(browser, "b@example.org")).status).toBe(200);
    const [mail] = await test.deliver();
    await prove(browser, /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "");
    expect((await ask(browser, ADA)).status).toBe(200);
  });

  it(`are ${limits.emailSignInsPerNetwork} from a network, for whatever address`, async () => {
    const test = await openEmailSignIn(await open(), "open");
    for (let asked = 0; asked < limits.emailSignInsPerNetwork; asked += 1)
      expect((await ask(test.browser(), `${asked}@example.org`)).status).toBe(200);
    expect(codeOf(await ask(test.browser(), ADA))).toBe("sign-in.too-many-links");
  });

  it("answer alike and ask the database alike for known, invited and unknown people", async () => {
    const test = await openEmailSignIn(await open(), "invited");
    test.people.set("ada", identity("1"));
    await test.browser().signIn("ada");
    await invited(test, "invited@example.org");
    const statements: string[] = [];
    const { run } = test.deps.db;
    Object.assign(test.deps.db, {
      run: (statement: { name: string }, values: unknown[]) => {
        statements.push(statement.name);
        return run.call(test.deps.db, statement as never, values as never);
      },
    });
    const replies = [];
    for (const address of [ADA, "invited@example.org", "nobody@example.org"]) {
      statements.length = 0;
      const { status, text } = await ask(test.browser(), address);
      replies.push({ status, text, statements: [...statements] });
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  });

  it("of no address are refused with words, and none is taken where it is turned off", async () => {
    const test = await openEmailSignIn(await open(), "open");
    expect(codeOf(await ask(test.browser(), "ada@"))).toBe("profile.email-invalid");
    const signInByEmail = { who: "off", domains: [] } as const;
    Object.assign(test.deps, { config: { ...test.deps.config, signInByEmail } });
    expect(codeOf(await ask(test.browser(), ADA))).toBe("sign-in.not-offered");
  });
});
