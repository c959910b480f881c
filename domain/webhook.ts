import { DAY_MS } from "./day.ts";
import { exhaustiveList } from "./exhaustive-list.ts";
import * as limits from "./limits.ts";
import { refuse, type Ruled } from "./refusal.ts";

/** Names on the wire (product 34.2). */
export type WebhookEvent = "goal.completed" | "coach.accepted" | "check_in.missed";

export const webhookEvents = exhaustiveList<WebhookEvent>()([
  "goal.completed",
  "coach.accepted",
  "check_in.missed",
]);

/** Includes the test event. */
export type DeliveredEvent = WebhookEvent | "webhook.test";

export const deliveredEvents = exhaustiveList<DeliveredEvent>()([...webhookEvents, "webhook.test"]);

/** `off`: by an admin; `failing` and `gone`: automatically (product 34.7). */
export type WebhookState = "on" | "off" | "failing" | "gone";

export const webhookStates = exhaustiveList<WebhookState>()(["on", "off", "failing", "gone"]);

export type DeliveryState = "waiting" | "sent" | "failed";

export const deliveryStates = exhaustiveList<DeliveryState>()(["waiting", "sent", "failed"]);

/** product 34.6 */
export type DeliveryFault =
  | "address"
  | "private"
  | "no-address"
  | "connection"
  | "certificate"
  | "time"
  | "redirect"
  | "answer"
  | "secret"
  | "turned-off"
  | "restored";

export const deliveryFaults = exhaustiveList<DeliveryFault>()([
  "address",
  "private",
  "no-address",
  "connection",
  "certificate",
  "time",
  "redirect",
  "answer",
  "secret",
  "turned-off",
  "restored",
]);

/** As `URL` parses it. */
export interface AddressParts {
  readonly href: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly port: string;
}

/** `url` is null if invalid. */
export interface WebhookDraft<U extends AddressParts = AddressParts> {
  readonly url: U | null;
  readonly events: readonly WebhookEvent[];
}

export interface NewWebhook<U extends AddressParts> {
  readonly url: U;
  readonly events: readonly WebhookEvent[];
}

/** Set by the operator. */
export type PrivateAddresses = "refused" | "allowed";

/** True for https (http if private networks are allowed) without user or fragment (product 34.1). */
export function isCallable(
  { href, protocol, username, password, port }: AddressParts,
  addresses: PrivateAddresses,
): boolean {
  const isSafe = protocol === "https:" || (protocol === "http:" && addresses === "allowed");
  const isPlain = username === "" && password === "" && !href.includes("#") && port !== "0";
  return isSafe && isPlain && href.length <= limits.webhookUrl;
}

/** The new webhook, given `held` existing ones; refused by product 34.1. */
export function newWebhook<U extends AddressParts>(
  { url, events }: WebhookDraft<U>,
  held: number,
  addresses: PrivateAddresses,
): Ruled<NewWebhook<U>> {
  if (url === null || !isCallable(url, addresses))
    return refuse(addresses === "allowed" ? "webhook.url-invalid" : "webhook.url-not-https", "url");
  const asked = webhookEvents.filter((event) => events.includes(event));
  if (asked.length === 0) return refuse("webhook.events-missing", "events");
  if (held >= limits.webhooks) return refuse("webhook.too-many");
  return { url, events: asked };
}

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

/** The example schedule of Standard Webhooks. */
const waits = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

const moved = (wait: number, chance: number): number => Math.round(wait * (0.9 + 0.2 * chance));

/** Milliseconds to the next try, jittered by `chance` (0 to 1); null after the last (product 34.5). */
export function webhookDelay(attempts: number, chance: number, askedMs = 0): number | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : Math.max(moved(wait, chance), askedMs);
}

const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? [\w -]{6,12} \d\d:\d\d:\d\d (?:GMT|\d{4})$/;

function askedFor(header: string, now: number): number {
  if (/^\d+$/.test(header)) return Number(header) * SECOND;
  if (!HTTP_DATE.test(header)) return 0;
  // C's asctime form has no zone and means GMT.
  return Date.parse(header.endsWith("GMT") ? header : `${header} GMT`) - now;
}

/** Milliseconds of a Retry-After header (RFC 9110, 10.2.3), up to a day; 0 if absent, past or invalid. */
export function retryAfterMs(header: string | undefined, now: number): number {
  const asked = header === undefined ? 0 : askedFor(header, now);
  return asked > 0 ? Math.min(asked, limits.webhookRetryAfterHours * HOUR) : 0;
}

const overloaded: ReadonlySet<number | null> = new Set([429, 502, 503, 504]);

/** Milliseconds to pause a webhook after an answer and failures in a row; 0 for none (product 34.5). */
export function webhookRest(
  answer: number | null,
  failures: number,
  chance: number,
  askedMs: number,
): number {
  if (!overloaded.has(answer)) return 0;
  const wait = Math.min(waits[failures - 1] ?? DAY_MS, limits.webhookRestMinutes * MINUTE);
  return Math.max(moved(wait, chance), askedMs);
}

/** Failed tries in a row, and for how long (ms). */
export interface WebhookTrouble {
  readonly failures: number;
  readonly failingMs: number;
}

/** True if it failed long and often enough to be turned off (product 34.7). */
export function isWorn({ failures, failingMs }: WebhookTrouble): boolean {
  return failures >= limits.webhookFailures && failingMs >= limits.webhookFailingDays * DAY_MS;
}
