import type { TokenScope } from "./policy.ts";

export const words = {
  scope: {
    read: "Read only",
    log: "Read and log progress",
  } satisfies Readonly<Record<TokenScope, string>>,
};
