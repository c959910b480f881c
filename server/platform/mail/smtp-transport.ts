import type { NodemailerError } from "nodemailer/lib/errors.js";
import { createTransport } from "nodemailer";
import { headerText } from "#domain/short-text.ts";
import * as limits from "#domain/limits.ts";
import type { Delivery, MailTransport } from "./mail-transport.ts";
import { messageOf } from "./raw-mail.ts";
import { refusalCause } from "./smtp-refusal.ts";
import { greetingOf, type Sender, type SmtpAddress } from "./smtp-address.ts";

/** Milliseconds. */
interface SmtpPatience {
  readonly connect: number;
  readonly greeting: number;
  readonly silence: number;
}

const patient: SmtpPatience = { connect: 10_000, greeting: 10_000, silence: 20_000 };

/** A refusal of other commands (sender, password) concerns every mail. */
const OF_THE_MAIL = new Set(["RCPT TO", "DATA"]);

function optionsOf(
  { host, port, tls, user, password }: SmtpAddress,
  name: string,
  patience: SmtpPatience,
) {
  return {
    pool: true as const,
    // Otherwise it greets with the machine's name, in a container [127.0.0.1].
    name,
    host,
    port,
    secure: tls === "implicit",
    requireTLS: tls === "starttls",
    ignoreTLS: tls === "off",
    ...(user === null ? {} : { auth: { user, pass: password ?? "" } }),
    tls: { rejectUnauthorized: true, minVersion: "TLSv1.2" as const },
    connectionTimeout: patience.connect,
    dnsTimeout: patience.connect,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
    // Only the outbox retries: a cut after DATA may have been a delivery.
    maxRequeues: 0,
  };
}

const kinds = { recipient: "refused", sender: "blocked", unclear: "unclear" } as const;

/** Servers quote the recipient; the reason goes into the log (threats T63). */
const ADDRESS = /[^\s<>@]{1,64}@[^\s<>@]{1,255}/g;

function failure(error: unknown): Delivery {
  if (!(error instanceof Error)) return { kind: "later", reason: "unknown" };
  const { response = "", command = "", code = "" } = error as NodemailerError;
  const words = response === "" ? `${code} ${error.message}` : response;
  const reason = headerText(words.replaceAll(ADDRESS, "(address)"), limits.mailError);
  const cause = refusalCause(response);
  if (cause === null) return { kind: "later", reason };
  return { kind: OF_THE_MAIL.has(command) ? kinds[cause] : "blocked", reason };
}

export function openSmtp(
  address: SmtpAddress,
  from: Sender,
  publicUrl: URL,
  patience: SmtpPatience = patient,
): MailTransport {
  const transport = createTransport(optionsOf(address, greetingOf(publicUrl), patience));
  return {
    send: (mail) =>
      transport.sendMail(messageOf(mail, from)).then((): Delivery => ({ kind: "sent" }), failure),
    close: () => transport.close(),
  };
}
