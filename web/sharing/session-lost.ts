import { ApiError } from "#web/client/api.ts";

/** True where a read was refused for want of a session: the words above the screen say so already. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && error.code === "session.missing";
}
