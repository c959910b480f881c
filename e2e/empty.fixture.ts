import { expect, type APIRequestContext } from "@playwright/test";
import type { OutputOf } from "#contract/endpoint.ts";
import { adminSignIn, listUsers, manageUser } from "#contract/admin.ts";
import { newAdmin } from "./admin.fixture.ts";
import type { Server } from "./server.fixture.ts";

/** A browser asks once more where the server closes a kept connection. */
const AS_A_BROWSER = { maxRetries: 1 };

export type NewRequest = (baseURL: string) => Promise<APIRequestContext>;

/** Takes everybody out of a server by its admin, and all that is theirs. */
export async function emptying(
  server: Server,
  newRequest: NewRequest,
): Promise<() => Promise<void>> {
  const request = await newRequest(server.origin);
  const admin = await newAdmin(server);
  const signedIn = await request.post(adminSignIn.path, { data: admin });
  expect(signedIn.ok()).toBe(true);
  return async () => {
    const answer = await request.get(listUsers.path, AS_A_BROWSER);
    const { users } = (await answer.json()) as OutputOf<typeof listUsers>;
    for (const { uid, email } of users) {
      if (email === admin.email) continue;
      const done = await request.post(manageUser.path, {
        data: { data: { uid, action: "delete" } },
      });
      expect(done.ok()).toBe(true);
    }
  };
}
