import { expect, test } from "vitest";
import { afterSignIn } from "./after-sign-in.ts";

test.each(["?returnTo=/account", "?returnTo=%2Faccount", "?x=1&returnTo=/account"])(
  "%s leads back",
  (search) => expect(afterSignIn(search)).toBe("/account"),
);

test.each([
  "",
  "?returnTo=",
  "?returnTo=/",
  "?returnTo=/account/",
  "?returnTo=/account?x",
  "?returnTo=//evil.example/account",
  "?returnTo=/%5Cevil.example",
  "?returnTo=https:evil.example",
  "?returnTo=%2f%2fevil.example",
  "?returnTo=javascript:alert(1)",
  "?returnTo=%0a/account",
  "?returnTo=/evil&returnTo=/account",
  "?returnto=/account",
])("%s leads to the admin area", (search) => expect(afterSignIn(search)).toBe("/admin"));
