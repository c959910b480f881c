export type RefusalCause = "recipient" | "sender" | "unclear";

/** By the subject of an enhanced status code (RFC 3463, 3). */
const ofSubject: readonly RefusalCause[] = [
  "unclear", // other
  "recipient", // addressing
  "recipient", // mailbox
  "sender", // mail system
  "sender", // network and routing
  "sender", // protocol
  "unclear", // content
  "sender", // security and policy
];

const ofCode = new Map<string, RefusalCause>([
  ["1.7", "sender"], // the sender's address, RFC 3463
  ["1.8", "sender"],
  ["1.90", "sender"], // Microsoft: daily limit of recipients
  ["4.1", "recipient"], // Microsoft: no such person in that domain
  ["4.4", "recipient"], // no route to the reader's domain
  ["4.310", "recipient"], // Microsoft: no such domain
  ["7.17", "recipient"], // mailbox or domain has another owner, RFC 7293
  ["7.18", "recipient"],
]);

/** Without an enhanced code. 550, 552, 553, 554 and 501 are ambiguous. */
const ofReply = new Map<string, RefusalCause>([
  ["500", "sender"],
  ["502", "sender"],
  ["503", "sender"],
  ["504", "sender"],
  ["521", "sender"],
  ["523", "sender"],
  ["530", "sender"],
  ["534", "sender"],
  ["535", "sender"],
  ["538", "sender"],
  ["551", "recipient"],
  ["555", "sender"],
  ["556", "recipient"],
]);

/** Null means retry (`450`, `550 4.7.1`). The enhanced code wins. */
export function refusalCause(response: string): RefusalCause | null {
  const [, reply = "", level, subject = "", detail = ""] =
    /^(\d{3})(?:[ -]+#?([245])\.(\d{1,3})\.(\d{1,3})\b)?/.exec(response) ?? [];
  if (!reply.startsWith("5") || level === "4") return null;
  const code = level === "5" ? ofCode.get(`${Number(subject)}.${Number(detail)}`) : undefined;
  const stated = level === "5" ? (code ?? ofSubject[Number(subject)]) : undefined;
  return stated ?? ofReply.get(reply) ?? "unclear";
}
