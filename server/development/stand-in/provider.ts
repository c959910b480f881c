import { generateKeyPairSync } from "node:crypto";
import { interactionPolicy, Provider, type KoaContextWithOIDC } from "oidc-provider";
import { network } from "#domain/network.ts";
import { noticePage } from "./pages.ts";
import { memoryAdapter } from "./memory-adapter.ts";
import { standInCookies, standInIssuer, standInPaths } from "./paths.ts";
import type { StandInPerson } from "./people.ts";

const HOUR = 3_600;

export interface StandInClient {
  readonly id: string;
  readonly secret: string;
  readonly redirectUri: string;
}

/** Fails at the token endpoint for people whose provider fails. */
function accountFinder(people: () => Promise<readonly StandInPerson[]>) {
  return async (_context: KoaContextWithOIDC, subject: string, token?: unknown) => {
    const person = (await people()).find((known) => known.subject === subject);
    if (token !== undefined && person?.outcome === "provider-fails")
      throw new Error("This person's provider fails.");
    if (person === undefined) return undefined;
    return { accountId: subject, claims: async () => ({ sub: subject, ...person.claims }) };
  };
}

/** No consent page: choosing a person is the only step. */
export async function grantAtOnce({ oidc }: KoaContextWithOIDC) {
  const accountId = oidc.session?.accountId;
  if (oidc.client === undefined || accountId === undefined) return undefined;
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId });
  grant.addOIDCScope(network.scope);
  await grant.save();
  return grant;
}

function signingKey(): object {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), alg: "ES256", use: "sig", kid: "stand-in" };
}

function clientOf({ id, secret, redirectUri }: StandInClient) {
  return {
    client_id: id,
    client_secret: secret,
    redirect_uris: [redirectUri],
    response_types: ["code" as const],
    grant_types: ["authorization_code"],
    scope: network.scope,
    token_endpoint_auth_method: "client_secret_post" as const,
    id_token_signed_response_alg: "ES256" as const,
  };
}

export function createProvider(
  client: StandInClient,
  people: () => Promise<readonly StandInPerson[]>,
): Provider {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  const provider = new Provider(standInIssuer, {
    adapter: memoryAdapter(Date.now),
    jwks: { keys: [signingKey()] },
    clients: [clientOf(client)],
    claims: {
      openid: ["sub"],
      profile: ["name", "given_name", "family_name", "locale"],
      email: ["email", "email_verified"],
    },
    scopes: ["openid", "profile", "email"],
    cookies: { names: standInCookies },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    findAccount: accountFinder(people),
    loadExistingGrant: grantAtOnce,
    interactions: { policy, url: (_context, { uid }) => `${standInPaths.people}/${uid}` },
    pkce: { required: () => true },
    renderError: async (context, out) => {
      context.type = "html";
      context.body = await noticePage(out.error_description ?? out.error);
    },
    responseTypes: ["code"],
    routes: {
      authorization: standInPaths.authorization,
      token: standInPaths.token,
      userinfo: standInPaths.userinfo,
      jwks: standInPaths.jwks,
    },
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      Grant: HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: HOUR,
    },
  });
  // Behind a TLS proxy, use the configured address.
  provider.proxy = true;
  return provider;
}
