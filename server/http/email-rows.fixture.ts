import type { EndpointName } from "#contract/endpoints.ts";
import { defaultPreferences, mailToggles } from "#domain/email-preferences.ts";
import { unsubscribeToken } from "../mail/mail-tokens.ts";
import { hashOf, newId, newSecret } from "../random.ts";
import type { Row, Sample, World } from "./endpoint-rows.fixture.ts";

interface Shared {
  readonly everybody: Row["answers"];
  readonly signedIn: Row["answers"];
  readonly onlySelf: Row["answers"];
  readonly freeText: Readonly<Record<string, number>>;
}

type EmailEndpoint = Extract<
  EndpointName,
  | "sendVerificationEmail"
  | "verifyEmail"
  | "readEmailPreferences"
  | "saveEmailPreferences"
  | "unsubscribe"
>;

/** The owner as one who never asked for a link. */
async function unasked({ test, people }: World): Promise<string> {
  const { kysely } = test.deps.db;
  const { uid } = people.owner;
  await kysely.deleteFrom("email_verifications").where("user_id", "=", uid).execute();
  const change = { custom_email_verified_at: null };
  await kysely.updateTable("users").set(change).where("id", "=", uid).execute();
  return uid;
}

/** The token of a link that the owner was sent. */
async function linkToken(world: World): Promise<string> {
  const token = newSecret();
  const uid = await unasked(world);
  const { at, deps } = world.test;
  await deps.db.kysely
    .insertInto("email_verifications")
    .values({
      id: newId(),
      token_hash: hashOf(token),
      user_id: uid,
      email: `${uid}@example.org`,
      created_at: at,
      expires_at: at + 60_000,
    })
    .execute();
  return token;
}

const eitherWay = { true: 200, false: 200 };
const toggles = [...mailToggles, "unsubscribeAll"];

async function unsubscribing({ test, people }: World): Promise<readonly Sample[]> {
  const { uid } = people.owner;
  // Past the minute in which so many tokens may be tried.
  test.at += 60_000;
  const token = unsubscribeToken(test.deps.sign, { uid, type: "announcement" });
  return [{ body: { token, all: false }, session: "", instead: { all: eitherWay } }];
}

/** The rows of what a person's mail is asked for and told. */
export function emailRows(shared: Shared): Readonly<Record<EmailEndpoint, Row>> {
  const { everybody, signedIn, onlySelf, freeText } = shared;
  return {
    sendVerificationEmail: {
      right: async (world) => {
        const userId = await unasked(world);
        const instead = { "data.email": { ...freeText, null: 200, empty: 200 } };
        return [{ body: { data: { email: "else@example.org", userId } }, instead }];
      },
      answers: onlySelf,
    },
    verifyEmail: {
      right: async (world) => {
        world.test.at += 60_000;
        return [{ body: { data: { token: await linkToken(world) } }, session: "" }];
      },
      answers: everybody,
    },
    readEmailPreferences: { right: async () => [{}], answers: signedIn },
    saveEmailPreferences: {
      right: async () => [
        {
          body: { ...defaultPreferences, frequency: "monthly" },
          instead: Object.fromEntries(toggles.map((toggle) => [toggle, eitherWay])),
        },
      ],
      answers: signedIn,
    },
    unsubscribe: { right: unsubscribing, answers: everybody },
  };
}
