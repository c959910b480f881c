import { once } from "node:events";
import { createServer } from "node:http";
import { interactionPolicy, Provider, type KoaContextWithOIDC } from "oidc-provider";
import { freePort } from "../scripts/free-port.mjs";
import { openedServer, test as base } from "./cairn.fixture.ts";
import type { Server } from "./server.fixture.ts";

export interface Worker {
  readonly name: string;
  readonly email: string;
}

/** The people of the organization, whose mail domain is example.org. */
const workers: Readonly<Record<string, Worker>> = {
  ada: { name: "Ada at Work", email: "ada@example.org" },
  elsewhere: { name: "El Sewhere", email: "el@elsewhere.example" },
};

/** The provider of an organization, on an address of its own, which asks nobody who they are. */
export interface Organization {
  readonly origin: string;
  /** From now on whoever comes signs in as this one. */
  readonly whoComes: (worker: string) => void;
}

const CLIENT = { id: "cairn", secret: "a secret of the organization" };
const PEOPLE = "/people/";

async function grantAtOnce({ oidc }: KoaContextWithOIDC) {
  const accountId = oidc.session?.accountId;
  if (oidc.client === undefined || accountId === undefined) return undefined;
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId });
  grant.addOIDCScope("openid profile email");
  await grant.save();
  return grant;
}

/** By subject, the people who can sign in by it. */
export async function openOrganization(
  callback: string,
  people: Readonly<Record<string, Worker>> = workers,
): Promise<Organization & { readonly close: () => void }> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const policy = interactionPolicy.base();
  policy.remove("consent");
  const provider = new Provider(origin, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [callback] }],
    claims: { openid: ["sub"], profile: ["name"], email: ["email", "email_verified"] },
    features: { devInteractions: { enabled: false } },
    findAccount: async (_context, subject) => ({
      accountId: subject,
      claims: async () => ({
        sub: subject,
        email_verified: true,
        ...people[subject],
      }),
    }),
    loadExistingGrant: grantAtOnce,
    interactions: { policy, url: (_context, { uid }) => `${PEOPLE}${uid}` },
    pkce: { required: () => true },
  });
  let who = "ada";
  const answer = provider.callback();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith(PEOPLE) !== true) return void answer(incoming, outgoing);
    const login = { accountId: who, remember: false };
    provider.interactionFinished(incoming, outgoing, { login }).catch(() => outgoing.destroy());
  });
  await once(server.listen(Number(new URL(origin).port), "127.0.0.1"), "listening");
  return {
    origin,
    whoComes: (worker) => void (who = worker),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** What tells a server of the organization. */
export const settingsFor = ({ origin }: Pick<Organization, "origin">) => ({
  OIDC_ISSUER: origin,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: "Example Works",
  OIDC_DOMAINS: "example.org",
});

interface Works {
  readonly organization: Organization;
  readonly server: Server;
}

/** A server beside an organization that has its own sign-in. */
export const test = base.extend<Works & { readonly works: Works }>({
  works: async ({ startedOnce }, provide) => {
    const port = await freePort();
    const organization = await openOrganization(`http://127.0.0.1:${port}/organization`);
    const env = settingsFor(organization);
    const { server, close } = await openedServer(await (await startedOnce()).copy(), { port, env });
    await provide({ organization, server });
    await close();
    organization.close();
  },
  organization: ({ works }, provide) => provide(works.organization),
  server: ({ works }, provide) => provide(works.server),
});
