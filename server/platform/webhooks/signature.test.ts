import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { newWebhookSecret, signedHeaders } from "./signature.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

it("is what the libraries of Standard Webhooks publish for their example", () => {
  const message = {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    at: 1_614_265_330_999,
    body: '{"test": 2432232314}',
  };
  expect(signedHeaders(message, [SECRET])).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

/** As a receiver does it that was written from the standard's words. */
function isTakenBy(secret: string, headers: ReturnType<typeof signedHeaders>, body: string) {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const wanted = createHmac("sha256", key).update(signed).digest("base64");
  return headers["webhook-signature"].split(" ").some((one) => one === `v1,${wanted}`);
}

const id = fc.stringMatching(/^[A-Za-z0-9_-]{22}$/);
const at = fc.integer({ min: 0, max: 8.64e15 });

it("is taken under each of its secrets and under no other, for any body; a change of any part breaks it", () => {
  fc.assert(
    fc.property(id, at, fc.string({ unit: "binary" }), id, (one, instant, body, another) => {
      const [first, second, third] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()];
      const headers = signedHeaders({ id: one, at: instant, body }, [first, second]);
      expect(isTakenBy(first, headers, body)).toBe(true);
      expect(isTakenBy(second, headers, body)).toBe(true);
      expect(isTakenBy(third, headers, body)).toBe(false);
      expect(isTakenBy(first, headers, `${body} `)).toBe(false);
      const later = {
        ...headers,
        "webhook-timestamp": `${Number(headers["webhook-timestamp"]) + 1}`,
      };
      expect(isTakenBy(first, later, body)).toBe(false);
      fc.pre(one !== another);
      expect(isTakenBy(first, { ...headers, "webhook-id": another }, body)).toBe(false);
    }),
  );
});

it("has 256 random bits in a secret, a new one each time", () => {
  const secrets = Array.from({ length: 50 }, () => newWebhookSecret());
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(Buffer.from(secret.slice(6), "base64")).toHaveLength(32);
  }
});
