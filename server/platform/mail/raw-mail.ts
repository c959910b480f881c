import { createTransport } from "nodemailer";
import type { ComposedMail } from "./mail-transport.ts";
import type { Sender } from "./smtp-address.ts";

/** Addresses as objects: never parsed from text. */
export function messageOf(mail: ComposedMail, from: Sender) {
  return {
    from: { name: from.name, address: from.address },
    to: { name: "", address: mail.to },
    messageId: mail.messageId,
    date: new Date(mail.writtenAt),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 5322. */
export async function rawMail(mail: ComposedMail, from: Sender): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await transport.sendMail(messageOf(mail, from));
  return Buffer.isBuffer(message) ? message : Buffer.from("");
}
