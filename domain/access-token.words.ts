import type { TokenScope } from "./policy.ts";

export const words = {
  scope: {
    read: "May read",
    log: "May read and log progress",
  } satisfies Readonly<Record<TokenScope, string>>,
};
