import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as firebaseApp from "@firebase/app";
import { Component } from "@firebase/component";
import { getFunctions, httpsCallable, type Functions } from "@firebase/functions";
import { afterEach, expect, it } from "vitest";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { drain, listen } from "#server/platform/http/listen.ts";
import { newId } from "#server/platform/random.ts";
import { openTestApp, type Person } from "./fixtures/test-app.fixture.ts";

// The published client, unchanged; its auth part is replaced by one that hands out our bearer token.

const { deleteApp, initializeApp } = firebaseApp;
// Internal to the client, and so not in its types.
const { _registerComponent } = firebaseApp as unknown as { _registerComponent(part: object): void };

interface Client {
  readonly call: (name: string, data?: unknown) => Promise<unknown>;
}

let opened: { server: Server; apps: firebaseApp.FirebaseApp[] };

afterEach(async () => {
  await Promise.all(opened.apps.map((app) => deleteApp(app)));
  await drain(opened.server);
});

const tokens = new Map<string, string>();

function authOf(app: string) {
  const accessToken = tokens.get(app);
  return {
    getToken: async () => (accessToken === undefined ? null : { accessToken }),
    addAuthTokenListener: () => {},
    removeAuthTokenListener: () => {},
  };
}

interface Container {
  getProvider(name: "app"): { getImmediate(): { readonly name: string } };
}

// Found by name only.
const part = new Component(
  "auth-internal" as never,
  (container) => authOf((container as Container).getProvider("app").getImmediate().name) as never,
  "PRIVATE" as never,
);
_registerComponent(part);

function functionsOf(port: number, token: string | null): Functions {
  const name = newId();
  if (token !== null) tokens.set(name, token);
  const app = initializeApp({ projectId: "cairn", apiKey: "none", appId: "none" }, name);
  opened.apps.push(app);
  return getFunctions(app, `http://127.0.0.1:${port}/functions`);
}

describeWithDatabase("the public callable client", (open) => {
  async function openClients() {
    const test = await openTestApp(await open());
    const server = await listen(test.app, "127.0.0.1", 0);
    opened = { server, apps: [] };
    const { port } = server.address() as AddressInfo;
    const clientOf = async (person: Person | null): Promise<Client> => {
      const issued = await person?.send("POST", "/api/session/bearer", {});
      const functions = functionsOf(port, issued?.body.bearerToken ?? null);
      return {
        call: async (name, data) =>
          (await httpsCallable(functions, name, { timeout: 200_000 })(data)).data,
      };
    };
    return { test, clientOf };
  }

  it("manages users and syncs them by a bearer token of an admin", async () => {
    const { test, clientOf } = await openClients();
    const [admin, ada] = [await test.person({ admin: true }), await test.person()];
    const { call } = await clientOf(admin);
    expect(await call("manageUser", { uid: ada.uid, action: "disable" })).toEqual({
      success: true,
      message: "User successfully disabled.",
    });
    expect((await ada.send("GET", "/api/dashboard")).status).toBe(401);
    const stats = { processedCount: 1, createdCount: 0, updatedCount: 0 };
    expect(await call("syncUsersToFirestore")).toMatchObject({ stats });
    expect(await call("syncUsersToFirestore", {})).toMatchObject({ stats });
  });

  it("reads the figures of mail by a bearer token of an admin", async () => {
    const { test, clientOf } = await openClients();
    const { call } = await clientOf(await test.person({ admin: true }));
    const none = { total: 0, sent: 0, failed: 0, pending: 0 };
    const answer = await call("getEmailStats", { days: 7 });
    expect(answer).toMatchObject({ success: true, stats: { ...none, byType: {} } });
    const code = "functions/invalid-argument";
    await expect(call("getEmailStats", { days: 31 })).rejects.toMatchObject({ code });
  });

  it("reads each refusal by its code and its words", async () => {
    const { test, clientOf } = await openClients();
    const [admin, ada] = [await test.person({ admin: true }), await test.person()];
    const data = { uid: ada.uid, action: "delete" };
    const refusals: [Person | null, unknown, string, string][] = [
      [null, data, "unauthenticated", "Error: Not logged in"],
      [ada, data, "permission-denied", "You're not allowed to do this."],
      [admin, { ...data, action: "promote" }, "invalid-argument", "The request isn't valid."],
      [admin, { ...data, uid: newId() }, "not-found", "This user no longer exists."],
    ];
    for (const [who, sent, code, message] of refusals) {
      const { call } = await clientOf(who);
      // The client adds the HTTP status to the text.
      const told = { code: `functions/${code}`, message: expect.stringContaining(message) };
      await expect(call("manageUser", sent)).rejects.toMatchObject(told);
    }
    const { call } = await clientOf(admin);
    await expect(call("noSuchFunction")).rejects.toMatchObject({ code: "functions/not-found" });
    expect((await ada.send("GET", "/api/dashboard")).status).toBe(200);
  });
});
