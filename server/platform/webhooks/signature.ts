import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** A secret of a webhook: 256 random bits, as Standard Webhooks writes them. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(32).toString("base64");
}

/** What is sent at one try. */
export interface SignedMessage {
  /** What the receiver knows the delivery by. */
  readonly id: string;
  /** The instant of the try, in milliseconds. */
  readonly at: number;
  readonly body: string;
}

function signature(secret: string, signed: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

/** The headers of Standard Webhooks (https://www.standardwebhooks.com), signed under each of some secrets. */
export function signedHeaders(
  { id, at, body }: SignedMessage,
  secrets: readonly string[],
): Record<`webhook-${"id" | "timestamp" | "signature"}`, string> {
  const seconds = String(Math.floor(at / 1_000));
  const signed = `${id}.${seconds}.${body}`;
  return {
    "webhook-id": id,
    "webhook-timestamp": seconds,
    "webhook-signature": secrets.map((secret) => signature(secret, signed)).join(" "),
  };
}
