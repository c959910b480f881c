import { expect, test } from "vitest";
import { errors } from "#contract/errors.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { refusalIn } from "#web/client/api.ts";
import { meaningOf } from "./step-answers.ts";

const isPressed = false;

test.each([403, 404, 413, 429, 500, 511])(
  "a proxy's page with %i refuses no step that waits",
  async (status) => {
    const answer = await refusalIn(new Response("<h1>Sign in</h1>", { status }));
    expect(meaningOf(answer, isPressed)).not.toBe("refused");
  },
);

test.each<[RefusalCode, ReturnType<typeof meaningOf>]>([
  ["session.missing", "later"],
  ["server.failed", "left"],
  ["goal.closed", "refused"],
])("%s says of a step that waits: %s", async (code, meaning) => {
  const { status, text } = errors[code];
  const answer = await refusalIn(Response.json({ error: { code, message: text() } }, { status }));
  expect(meaningOf(answer, isPressed)).toBe(meaning);
});
