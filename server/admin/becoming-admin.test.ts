import fc from "fast-check";
import { expect, it } from "vitest";
import { adminSignIn, readAdminDashboard } from "#contract/admin.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { NetworkIdentity } from "#server/platform/sign-in-network.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { rounds } from "#domain/rounds.fixture.ts";
import { kindsOfEndpoint } from "#server/app/fixtures/endpoint-kinds.fixture.ts";
import { rows, type World } from "#server/app/fixtures/endpoint-rows.fixture.ts";
import {
  call,
  changesNothing,
  sharedWorldOf,
  worldOf,
  writes,
} from "#server/app/fixtures/hostile.fixture.ts";
import { oneCode } from "#server/app/fixtures/one-code.fixture.ts";
import { deployedConfig, openTestApp, send } from "#server/app/fixtures/test-app.fixture.ts";

// threats T50

const words = [
  "role",
  "isAdmin",
  "is_admin",
  "admin",
  "kind",
  "roles",
  "scope",
  "userRole",
  "$set",
];
const values: readonly unknown[] = ["admin", true, 1, ["admin"], { role: "admin" }, null];
const anyField = fc.dictionary(fc.constantFrom(...words), fc.constantFrom(...values), {
  minKeys: 1,
});

function claimsOf(uid: string): Record<string, string> {
  return {
    "x-role": "admin",
    "x-admin": "true",
    "x-is-admin": "1",
    "x-user-role": "admin",
    "x-user-id": uid,
    "x-forwarded-user": uid,
    "x-remote-user": "admin",
    "remote-user": "admin",
    "x-forwarded-for": "127.0.0.1",
    "x-real-ip": "127.0.0.1",
    "x-original-url": "/admin",
  };
}

/** In every place that stores it. */
async function admins({ test }: World) {
  const { kysely } = test.deps.db;
  const sorted = (found: readonly { uid: string }[]) =>
    [...new Set(found.map(({ uid }) => uid))].toSorted();
  const [roles, accounts, sessions] = await Promise.all([
    kysely.selectFrom("users").select("id as uid").where("role", "=", "admin").execute(),
    kysely.selectFrom("admin_credentials").select("user_id as uid").execute(),
    kysely.selectFrom("sessions").select("user_id as uid").where("kind", "=", "admin").execute(),
  ]);
  return { roles: sorted(roles), accounts: sorted(accounts), sessions: sorted(sessions) };
}

async function expectSameAdmins(world: World, before: object, what: string): Promise<void> {
  expect(await admins(world), what).toEqual(before);
  const { owner } = world.people;
  const { body } = await owner.send("GET", endpoints.readSession.path);
  expect(body.user, what).toMatchObject({ uid: owner.uid, role: "user", isAdmin: false });
  expect((await owner.send("GET", readAdminDashboard.path)).status, what).toBe(403);
}

async function behindProxy({ test, ...world }: World): Promise<World> {
  const deployed = await openTestApp(test.deps.db, { ...test.deps, config: deployedConfig() });
  return { ...world, test: deployed };
}

function withFields(body: object, fields: object): readonly object[] {
  const data = "data" in body && typeof body.data === "object" ? body.data : null;
  return [
    { ...body, ...fields },
    ...(data === null ? [] : [{ ...body, data: { ...data, ...fields } }]),
  ];
}

describeWithDatabase("becoming an admin by a field", (open) => {
  const world = sharedWorldOf(open);

  it.each(kindsOfEndpoint.filter((name) => writes.includes(name)))(
    "no field of %s does it",
    async (name) => {
      const before = await admins(world());
      const endpoint: Endpoint = endpoints[name];
      const samples = await rows[name].right(world());
      await changesNothing(world(), async () => {
        const fields = fc.asyncProperty(anyField, async (more) => {
          for (const sample of samples)
            for (const body of withFields(sample.body as object, more)) {
              const session = world().people.owner.cookie;
              const reply = await call(world(), endpoint, sample, { session, body });
              // Either check may come first.
              expect([400, 401, 403], JSON.stringify(body)).toContain(reply.status);
            }
        });
        await fc.assert(fields, { numRuns: rounds(12, 4) });
      });
      await expectSameAdmins(world(), before, name);
    },
  );
});

describeWithDatabase("becoming an admin", (open) => {
  const world = worldOf(open);

  it.each(kindsOfEndpoint.filter((name) => name !== "liveStream"))(
    "no header of %s does it",
    async (name) => {
      const endpoint: Endpoint = endpoints[name];
      const before = await admins(world());
      const { owner, admin } = world().people;
      const [sample = {}] = await rows[name].right(world());
      const session = `${owner.cookie}; role=admin; isAdmin=true; kind=admin`;
      const headers = claimsOf(admin.uid);
      await call(await behindProxy(world()), endpoint, sample, { session, headers });
      expect(await admins(world()), name).toEqual(before);
      // Some of these calls end the session or delete the account.
      if ((await owner.send("GET", endpoints.readBadges.path)).status === 401) return;
      await expectSameAdmins(world(), before, name);
    },
  );

  it("no name and no address does it", async () => {
    const { owner, admin } = world().people;
    const before = await admins(world());
    const email = `${admin.uid}@example.org`;
    for (const displayName of ["admin", "Admin User", "role=admin", admin.uid]) {
      const reply = await owner.send("PUT", endpoints.editProfile.path, { displayName, email });
      expect(reply.status).toBe(200);
      await expectSameAdmins(world(), before, displayName);
    }
    // Sharing the admin's address does not help.
    const password = "not the admin's password";
    const tried = await owner.send("POST", adminSignIn.path, { email, password });
    expect([tried.status, tried.body.error.code]).toEqual([401, "admin.wrong-password"]);
    await expectSameAdmins(world(), before, "a wrong password");
  });

  it("no other sign-in does it, whatever the network says of the person", async () => {
    const { test, people } = world();
    const before = await admins(world());
    const claims = {
      name: "Admin User",
      givenName: "Admin",
      familyName: "User",
      locale: "en",
      email: `${people.admin.uid}@example.org`,
      emailVerified: true,
      role: "admin",
      isAdmin: true,
    };
    const issuer = "https://network.example";
    const arrive = async (): Promise<NetworkIdentity> => ({
      issuer,
      subject: people.admin.uid,
      claims,
    });
    const { app } = await openTestApp(test.deps.db, {
      providers: { network: { ...oneCode(), arrive } },
    });
    const begun = await send(app, "POST", endpoints.startSignIn.path, {});
    const [cookie = ""] = (begun.headers.get("set-cookie") ?? "").split(";");
    const sent = { code: "good", state: begun.body.state };
    const login = await send(app, "POST", endpoints.login.path, sent, { cookie });
    const token = { customToken: login.body.customToken, timeZone: "UTC" };
    const opened = await send(app, "POST", endpoints.openSession.path, token);
    expect(opened.body.user).toMatchObject({ role: "user", isAdmin: false, email: claims.email });
    expect(opened.body.user.uid).not.toBe(people.admin.uid);
    const [session = ""] = (opened.headers.get("set-cookie") ?? "").split(";");
    const refused = await send(app, "GET", readAdminDashboard.path, undefined, { cookie: session });
    expect(refused.status).toBe(403);
    await expectSameAdmins(world(), before, "a sign-in by the network");
  });
});
