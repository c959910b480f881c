import type { TokenScope } from "#domain/policy.ts";

/** What a token may, as it is chosen and listed (product 28.2). */
export const scopeWords: Readonly<Record<TokenScope, string>> = {
  read: "May read",
  log: "May read and log progress",
};
