import { expect, it } from "vitest";
import * as limits from "#domain/limits.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openEmailSignIn } from "../fixtures/email-sign-in.fixture.ts";
import { mayAsk } from "./asking-cap.ts";
import { keepEmailSignIn, mayTryCode } from "./email-sign-in-store.ts";

// Threats T97; short in `npm test`.
const GUESSERS = process.env["CAIRN_THOROUGH"] === "true" ? 100_000 : 200;
const ADA = "ada@example.org";

/** A network, and a line, of its own. */
const addressOf = (guesser: number) =>
  `2001:${(guesser >> 8).toString(16)}:${(guesser & 255).toString(16)}::1`;

async function countAllowed(may: (guesser: number) => Promise<boolean>): Promise<number> {
  let allowed = 0;
  for (let guesser = 0; guesser < GUESSERS; guesser += 1) if (await may(guesser)) allowed += 1;
  return allowed;
}

describeWithDatabase(`${GUESSERS} guessers of a code, each at an address of their own`, (open) => {
  it("get as many links for an address as one", async () => {
    const { deps } = await openEmailSignIn(await open(), "open");
    const allowed = await countAllowed((guesser) => mayAsk(deps.db, ADA, addressOf(guesser)));
    expect(allowed).toBe(limits.emailSignInsPerAddress);
  });

  it("have as many tries at a link's code as one, also at once", async () => {
    const { deps, at } = await openEmailSignIn(await open(), "open");
    const link = { id: "a".repeat(22), address: ADA, token: "t", browserHash: "b" };
    await keepEmailSignIn(deps.db, { ...link, invited: false, returnTo: null, joins: null }, at);
    const atOnce = await Promise.all(
      Array.from({ length: 20 }, () => mayTryCode(deps.db, link.id)),
    );
    expect(atOnce.filter((allowed) => allowed)).toHaveLength(limits.emailCodeTries);
    expect(await countAllowed(() => mayTryCode(deps.db, link.id))).toBe(0);
  });
});
