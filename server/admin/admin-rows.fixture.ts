import type { EndpointName } from "#contract/endpoints.ts";
import { statsRanges } from "#domain/mail-health.ts";
import { anotherSession } from "../account/another-session.fixture.ts";
import type { Row, Sample, World } from "../http/endpoint-rows.fixture.ts";
import { ADMIN_PASSWORD } from "../test-app.fixture.ts";

interface Shared {
  readonly everybody: Row["answers"];
  readonly signedIn: Row["answers"];
  readonly onlyAdmin: Row["answers"];
  readonly onlyOwner: Row["answers"];
  /** What a field of free text answers to values that are odd elsewhere. */
  readonly freeText: Readonly<Record<string, number>>;
}

type AdminEndpoint = Extract<
  EndpointName,
  | "adminSignIn"
  | "readAdminDashboard"
  | "listUsers"
  | "readUser"
  | "readAudit"
  | "manageUser"
  | "syncUsersToFirestore"
  | "getEmailStats"
  | "listSessions"
  | "endOwnSession"
  | "endOtherSessions"
  | "exportAccount"
  | "deleteAccount"
>;

type Right = Row["right"];

/** A right call of the admin. */
function asAdmin(sampleOf: (world: World) => Promise<readonly Sample[]>): Right {
  return async (world) => {
    const session = world.people.admin.cookie;
    return (await sampleOf(world)).map((sample) => ({ session, ...sample }));
  };
}

async function pages({ test, people }: World): Promise<readonly Sample[]> {
  for (let more = 0; more < 10; more += 1) await test.person();
  const { body } = await people.admin.send("GET", "/api/admin/users");
  const after: string = body.next;
  return [{}, { query: { after } }, { query: { q: "person", size: "100" } }];
}

async function managed({ test }: World): Promise<readonly Sample[]> {
  const actions = ["disable", "enable", "delete"];
  const people = await Promise.all(actions.map(() => test.person()));
  return people.map(({ uid }, index) => ({ body: { data: { uid, action: actions[index] } } }));
}

/** A right sign-in, with the earlier ones forgotten. */
async function signIn({ test, people }: World, wrong: Readonly<Record<string, number>>) {
  await test.deps.db.kysely.deleteFrom("attempts").execute();
  const email = `${people.admin.uid}@example.org`;
  return [{ body: { email, password: ADMIN_PASSWORD }, session: "", instead: { password: wrong } }];
}

/** The rows of the admin area. */
export function adminRows({
  everybody,
  signedIn,
  onlyAdmin,
  onlyOwner,
  freeText,
}: Shared): Readonly<Record<AdminEndpoint, Row>> {
  const wrong = Object.fromEntries([...Object.keys(freeText), "empty"].map((what) => [what, 401]));
  return {
    adminSignIn: { right: (world) => signIn(world, wrong), answers: everybody },
    readAdminDashboard: { right: asAdmin(async () => [{}]), answers: onlyAdmin },
    listUsers: { right: asAdmin(pages), answers: onlyAdmin },
    readUser: {
      right: asAdmin(async ({ people }) => [{ query: { uid: people.stranger.uid } }]),
      answers: onlyAdmin,
    },
    readAudit: {
      right: asAdmin(async () => [{}, { query: { before: "7" } }]),
      answers: onlyAdmin,
    },
    getEmailStats: {
      right: asAdmin(async () => statsRanges.map((days) => ({ body: { data: { days } } }))),
      answers: onlyAdmin,
    },
    listSessions: { right: async () => [{}], answers: signedIn },
    endOwnSession: {
      right: async ({ test, people }) => {
        const { sessionId } = await anotherSession(test, people.owner);
        return [{ params: { sessionId }, body: {} }];
      },
      answers: onlyOwner,
    },
    endOtherSessions: { right: async () => [{ body: {} }], answers: signedIn },
    exportAccount: { right: async () => [{}], answers: signedIn },
    deleteAccount: {
      // Somebody whom no other call needs.
      right: async ({ test }) => [
        { body: { confirmation: "DELETE" }, session: (await test.person()).cookie },
      ],
      answers: signedIn,
    },
    manageUser: { right: asAdmin(managed), answers: onlyAdmin },
    syncUsersToFirestore: {
      right: asAdmin(async () => [{ body: { data: {} }, instead: { data: { null: 200 } } }]),
      answers: onlyAdmin,
    },
  };
}
