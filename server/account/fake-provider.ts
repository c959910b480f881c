import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { OpenIdSettings } from "./open-id-network.ts";

export type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;
export type Part = Record<string, unknown>;

export const CLIENT = { clientId: "client", clientSecret: "a secret of the client" };
const NONCE = "n".repeat(43);
export const kept = { nonce: NONCE, codeVerifier: "v".repeat(43) };
export const seconds = (): number => Math.floor(Date.now() / 1_000);

/** A provider on loopback that answers as a test tells it to, right or wrong. */
export interface FakeProvider {
  token: Answer;
  userinfo: Answer;
  jwks: Answer;
  /** Paths that were asked for, and what was sent to them. */
  readonly asked: string[];
  readonly bodies: string[];
  readonly origin: string;
  readonly key: KeyObject;
  readonly otherKey: KeyObject;
  /** Right answers everywhere, and nothing asked yet. */
  reset(): void;
  settings(over?: Partial<OpenIdSettings>): OpenIdSettings;
  /** An ID token signed with RS256 by the provider's key, unless told otherwise. */
  idToken(claims?: Part, header?: Part, signed?: (input: string) => Buffer): string;
  stop(): void;
}

export function json(body: unknown, status = 200): Answer {
  return (_incoming, outgoing) =>
    void outgoing
      .writeHead(status, { "content-type": "application/json" })
      .end(JSON.stringify(body));
}

export function tokens(idToken: string): Answer {
  return json({
    access_token: "access",
    token_type: "Bearer",
    expires_in: 3_600,
    id_token: idToken,
  });
}

export function keySet(kid: string, key: KeyObject): Answer {
  const { kty, n, e } = key.export({ format: "jwk" });
  return json({ keys: [{ kty, n, e, kid, alg: "RS256", use: "sig" }] });
}

export function rsa(key: KeyObject): (input: string) => Buffer {
  return (input) => sign("sha256", Buffer.from(input), key);
}

const encoded = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString("base64url");
const newKey = (): KeyObject => generateKeyPairSync("rsa", { modulusLength: 2_048 }).privateKey;

async function respond(
  provider: FakeProvider,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const path = incoming.url?.slice(1) ?? "";
  provider.asked.push(path);
  provider.bodies.push(await text(incoming));
  if (path === "token" || path === "userinfo" || path === "jwks")
    provider[path](incoming, outgoing);
  else outgoing.writeHead(404).end();
}

function settingsAt(origin: string, over: Partial<OpenIdSettings>): OpenIdSettings {
  return {
    issuer: origin,
    authorizationEndpoint: `${origin}/authorize`,
    tokenEndpoint: `${origin}/token`,
    userinfoEndpoint: `${origin}/userinfo`,
    jwksUri: `${origin}/jwks`,
    ...CLIENT,
    redirectUri: "http://localhost:3000/linkedin",
    nonce: true,
    pkce: true,
    signedWith: "RS256",
    fetch: (url, { body = null, signal = null, ...options }) =>
      fetch(url, { ...options, body, signal }),
    ...over,
  };
}

/** Starts a fake provider. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const server = createServer((incoming, outgoing) => void respond(provider, incoming, outgoing));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = newKey();
  const provider: FakeProvider = {
    token: json({}),
    userinfo: json({}),
    jwks: json({}),
    asked: [],
    bodies: [],
    origin,
    key,
    otherKey: newKey(),
    reset() {
      provider.asked.splice(0);
      provider.bodies.splice(0);
      provider.token = tokens(provider.idToken());
      provider.userinfo = json({
        sub: "1",
        name: "Ada Moreau",
        email: "ada@example.org",
        email_verified: "true",
      });
      provider.jwks = keySet("one", key);
    },
    settings: (over = {}) => settingsAt(origin, over),
    idToken(claims = {}, header = {}, signed = rsa(key)) {
      const times = { exp: seconds() + 3_600, iat: seconds() };
      const body = {
        iss: origin,
        sub: "1",
        aud: CLIENT.clientId,
        ...times,
        nonce: NONCE,
        ...claims,
      };
      const input = `${encoded({ alg: "RS256", kid: "one", ...header })}.${encoded(body)}`;
      return `${input}.${signed(input).toString("base64url")}`;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
  return provider;
}
