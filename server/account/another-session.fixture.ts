import { newId, newSecret } from "../random.ts";
import { withSession, type Person, type TestApp } from "../test-app.fixture.ts";
import type { Actor } from "./actor.ts";
import { addSession } from "./session-writes.ts";

/** The same person in one more browser, signed in now. */
export async function anotherSession(
  { app, deps }: Pick<TestApp, "app" | "deps">,
  { uid }: Pick<Person, "uid">,
  kind: Actor["kind"] = "user",
): Promise<Person> {
  const [sessionId, secret] = [newId(), newSecret()];
  await deps.db.transaction((tx) =>
    addSession(tx, { id: sessionId, secret, uid, kind }, deps.clock()),
  );
  return withSession(app, uid, sessionId, secret);
}
