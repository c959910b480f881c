import type { APIRequestContext } from "@playwright/test";
import { adminSignIn, listUsers, manageUser } from "#contract/admin.ts";
import { newAdmin } from "./admin.fixture.ts";
import { called } from "./calls.fixture.ts";
import type { Server } from "./server.fixture.ts";

export type NewRequest = (baseURL: string) => Promise<APIRequestContext>;

/** Takes everybody out of a server by its admin, and all that is theirs. */
export async function emptying(
  server: Server,
  newRequest: NewRequest,
): Promise<() => Promise<void>> {
  const request = await newRequest(server.origin);
  const admin = await newAdmin(server);
  await called(request, adminSignIn, admin);
  return async () => {
    const { users } = await called(request, listUsers);
    for (const { uid, email } of users)
      if (email !== admin.email)
        await called(request, manageUser, { data: { uid, action: "delete" } });
  };
}
