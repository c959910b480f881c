import { describe, expect, it } from "vitest";
import { refusalCause, type RefusalCause } from "./smtp-refusal.ts";

type Rows = Readonly<Record<string, RefusalCause | null>>;

// Each code of RFC 3463 (and of those that add to it), as a refusal for good.
const registered: Readonly<Record<RefusalCause, string>> = {
  recipient: "1.0 1.1 1.2 1.3 1.4 1.5 1.6 1.9 1.10 2.0 2.1 2.2 2.3 2.4 4.1 4.4 7.17 7.18",
  sender: `1.7 1.8 3.0 3.1 3.2 3.3 3.4 3.5 4.0 4.2 4.3 4.5 4.6 4.7 5.0 5.1 5.2 5.3 5.4 5.5 5.6
    7.0 7.1 7.2 7.3 7.4 7.5 7.6 7.7 7.8 7.9 7.10 7.11 7.13 7.20 7.23 7.25 7.26 7.27`,
  unclear: "0.0 6.0 6.1 6.2 6.3 6.4 6.5 6.7",
};

it.each(Object.entries(registered))("RFC 3463 tells of the %s: %s", (cause, codes) => {
  for (const code of codes.split(/\s+/))
    expect([code, refusalCause(`550 5.${code} Why`)]).toEqual([code, cause]);
});

const google: Rows = {
  "553-5.1.2 We weren't able to find the recipient domain.": "recipient",
  "553 5.1.3 The recipient address <a> is not a valid RFC 5321 address.": "recipient",
  "550 5.4.5 Daily SMTP relay sending limit exceeded.": "sender",
  "501 5.5.4 HELO/EHLO argument is invalid.": "sender",
  "530 5.5.1 Authentication Required.": "sender",
  "550-5.7.1 Our system has detected that this message is likely unsolicited mail.": "sender",
  "550-5.7.26 This mail has been blocked because the sender is unauthenticated.": "sender",
  "421 4.7.0 Try again later, closing connection. (EHLO)": null,
};

const microsoft: Rows = {
  "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found": "recipient",
  "550 5.4.1 Recipient address rejected: Access denied.": "recipient",
  "550 5.4.310 DNS domain example.net does not exist": "recipient",
  "550 5.1.8 Access denied, bad outbound sender": "sender",
  "550 5.1.90 Your message can't be sent because you've reached your daily limit": "sender",
  "550 5.4.316 Message expired, connection refused": "sender",
  "530 5.7.57 Client not authenticated to send mail": "sender",
  "550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP": "sender",
};

const yahoo: Rows = {
  "553 5.7.1 [BL21] Connections will not be accepted from 192.0.2.1": "sender",
  "554 delivery error: dd This user doesn't have a yahoo.com account": "unclear",
  "554 Message not allowed - [PH01] Email not accepted for policy reasons.": "unclear",
  "552 1 Requested mail action aborted, mailbox not found": "unclear",
};

const amazon: Rows = {
  "554 Message rejected: Email address is not verified.": "unclear",
  "454 Throttling failure: Daily message quota exceeded.": null,
  "530 Authentication required": "sender",
  "535 Authentication Credentials Invalid": "sender",
  "553 <a@b> Invalid email address": "unclear",
};

const others: Rows = {
  "504 5.5.2 <cairn>: Helo command rejected: need fully-qualified hostname": "sender",
  "504 Command parameter not implemented": "sender",
  "501 Syntax error in parameters": "unclear",
  "550 #5.1.0 Address rejected.": "recipient",
  "550 No such user": "unclear",
  "551 User not local": "recipient",
  // An enhanced code that asks for another try, and what only looks like one.
  "550 4.7.1 Greylisted": null,
  "550 2.1.5 Odd": "unclear",
  "550 5.9.1 Odd": "unclear",
  "550 15.1.1 is our version": "unclear",
  "": null,
};

describe.each<[string, Rows]>([
  ["Google", google],
  ["Microsoft", microsoft],
  ["Yahoo", yahoo],
  ["Amazon SES", amazon],
  ["other servers", others],
])("a refusal as %s says it", (_, rows) => {
  it.each(Object.entries(rows))("%s", (response, cause) => {
    expect(refusalCause(response)).toBe(cause);
  });
});
