import { describe, expect, it } from "vitest";
import { refusalCause, type RefusalCause } from "./smtp-refusal.ts";

type Rows = Readonly<Record<string, RefusalCause | null>>;

// Each code of RFC 3463 (and of those that add to it), as a refusal for good.
const registered: Rows = {
  "5.0.0": "unclear",
  "5.1.0": "recipient",
  "5.1.1": "recipient",
  "5.1.2": "recipient",
  "5.1.3": "recipient",
  "5.1.4": "recipient",
  "5.1.5": "recipient",
  "5.1.6": "recipient",
  "5.1.7": "sender",
  "5.1.8": "sender",
  "5.1.9": "recipient",
  "5.1.10": "recipient",
  "5.2.0": "recipient",
  "5.2.1": "recipient",
  "5.2.2": "recipient",
  "5.2.3": "recipient",
  "5.2.4": "recipient",
  "5.3.0": "sender",
  "5.3.1": "sender",
  "5.3.2": "sender",
  "5.3.3": "sender",
  "5.3.4": "sender",
  "5.3.5": "sender",
  "5.4.0": "sender",
  "5.4.1": "recipient",
  "5.4.2": "sender",
  "5.4.3": "sender",
  "5.4.4": "recipient",
  "5.4.5": "sender",
  "5.4.6": "sender",
  "5.4.7": "sender",
  "5.5.0": "sender",
  "5.5.1": "sender",
  "5.5.2": "sender",
  "5.5.3": "sender",
  "5.5.4": "sender",
  "5.5.5": "sender",
  "5.5.6": "sender",
  "5.6.0": "unclear",
  "5.6.1": "unclear",
  "5.6.2": "unclear",
  "5.6.3": "unclear",
  "5.6.4": "unclear",
  "5.6.5": "unclear",
  "5.6.7": "unclear",
  "5.7.0": "sender",
  "5.7.1": "sender",
  "5.7.2": "sender",
  "5.7.3": "sender",
  "5.7.4": "sender",
  "5.7.5": "sender",
  "5.7.6": "sender",
  "5.7.7": "sender",
  "5.7.8": "sender",
  "5.7.9": "sender",
  "5.7.10": "sender",
  "5.7.11": "sender",
  "5.7.13": "sender",
  "5.7.17": "recipient",
  "5.7.18": "recipient",
  "5.7.20": "sender",
  "5.7.23": "sender",
  "5.7.25": "sender",
  "5.7.26": "sender",
  "5.7.27": "sender",
};

const google: Rows = {
  "550-5.1.1 The email account that you tried to reach does not exist.": "recipient",
  "553-5.1.2 We weren't able to find the recipient domain.": "recipient",
  "553 5.1.3 The recipient address <a> is not a valid RFC 5321 address.": "recipient",
  "550 5.2.1 The email account that you tried to reach is inactive.": "recipient",
  "552 5.2.2 The recipient's inbox is out of storage space.": "recipient",
  "550 5.4.5 Daily SMTP relay sending limit exceeded.": "sender",
  "501 5.5.4 HELO/EHLO argument is invalid.": "sender",
  "530 5.5.1 Authentication Required.": "sender",
  "530 5.7.0 Must issue a STARTTLS command first.": "sender",
  "550-5.7.1 Our system has detected that this message is likely unsolicited mail.": "sender",
  "550-5.7.26 This mail has been blocked because the sender is unauthenticated.": "sender",
  "421 4.7.0 Try again later, closing connection. (EHLO)": null,
  "552-5.3.4 Your message exceeded the size limit.": "sender",
};

const microsoft: Rows = {
  "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found": "recipient",
  "550 5.4.1 Recipient address rejected: Access denied.": "recipient",
  "550 5.4.310 DNS domain example.net does not exist": "recipient",
  "554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException": "recipient",
  "550 5.1.8 Access denied, bad outbound sender": "sender",
  "550 5.1.90 Your message can't be sent because you've reached your daily limit": "sender",
  "550 5.4.316 Message expired, connection refused": "sender",
  "530 5.7.57 Client not authenticated to send mail": "sender",
  "550 5.7.60 SMTP; Client does not have permissions to send as this sender": "sender",
  "550 5.7.64 TenantAttribution; Relay Access Denied": "sender",
  "550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP": "sender",
};

const yahoo: Rows = {
  "550 5.1.1 User doesn't exist": "recipient",
  "554 5.7.9 Message not accepted for policy reasons.": "sender",
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
  "554 5.7.1 <a@b>: Relay access denied": "sender",
  "504 Command parameter not implemented": "sender",
  "501 Syntax error in parameters": "unclear",
  "501 5.1.3 Bad recipient address syntax": "recipient",
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
  [
    "RFC 3463",
    Object.fromEntries(Object.entries(registered).map(([c, who]) => [`550 ${c} Why`, who])),
  ],
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
