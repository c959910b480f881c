import { isIPv4 } from "node:net";
import { headerText } from "#domain/short-text.ts";
import { isEmailAddress } from "#domain/email-address.ts";

/** A mail server as SMTP_URL names it. */
export interface SmtpAddress {
  readonly host: string;
  readonly port: number;
  /** From the first byte (smtps), by STARTTLS or not at all, or none: only where the operator says `?tls=off`. */
  readonly tls: "implicit" | "starttls" | "off";
  readonly user: string | null;
  readonly password: string | null;
}

/** Whom mail is from. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

const ports = { implicit: 465, starttls: 587, off: 25 } as const;

function tlsOf(url: URL): SmtpAddress["tls"] | null {
  const query = url.search.slice(1);
  if (url.protocol === "smtps:") return query === "" ? "implicit" : null;
  if (query === "tls=off") return "off";
  return query === "" ? "starttls" : null;
}

/** Reads SMTP_URL, such as smtps://user:password@mail.example.org; null where it is none. */
export function smtpAddress(text: string): SmtpAddress | null {
  const url = URL.parse(text);
  if (url === null || !/^smtps?:$/.test(url.protocol)) return null;
  const tls = tlsOf(url);
  const plain = url.hash === "" && /^\/?$/.test(url.pathname);
  if (tls === null || url.hostname === "" || !plain) return null;
  const part = (coded: string): string | null => (coded === "" ? null : decodeURIComponent(coded));
  try {
    return {
      // An IPv6 address stands in brackets only in a URL.
      host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
      port: url.port === "" ? ports[tls] : Number(url.port),
      tls,
      user: part(url.username),
      password: part(url.password),
    };
  } catch {
    return null;
  }
}

/** The name by which Cairn greets a mail server: PUBLIC_URL's host, a bare address as RFC 5321 (4.1.3) writes it. */
export function greetingOf({ hostname }: URL): string {
  if (hostname.startsWith("[")) return hostname.replace("[", "[IPv6:");
  return isIPv4(hostname) ? `[${hostname}]` : hostname.replace(/\.$/, "");
}

/** Reads MAIL_FROM, an address alone, `Name <address>` or `"Name, and more" <address>`; null where it is none. */
export function senderOf(text: string): Sender | null {
  const match = /^([^<>]*)<([^<>]+)>$/.exec(text.trim());
  const address = (match?.[2] ?? text).trim();
  const name = (match?.[1] ?? "").trim().replace(/^"(.*)"$/, "$1");
  if (!isEmailAddress(address) || headerText(name, 200) !== name || /["\\]/.test(name)) return null;
  return { name: name === "" ? "Cairn" : name, address };
}
