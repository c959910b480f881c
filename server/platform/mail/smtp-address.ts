import { isIPv4 } from "node:net";
import { headerText } from "#domain/short-text.ts";
import { isEmailAddress } from "#domain/email-address.ts";

export interface SmtpAddress {
  readonly host: string;
  readonly port: number;
  readonly tls: "implicit" | "starttls" | "off";
  readonly user: string | null;
  readonly password: string | null;
}

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

export function smtpAddress(text: string): SmtpAddress | null {
  const url = URL.parse(text);
  if (url === null || !/^smtps?:$/.test(url.protocol)) return null;
  const tls = tlsOf(url);
  const plain = url.hash === "" && /^\/?$/.test(url.pathname);
  if (tls === null || url.hostname === "" || !plain) return null;
  const part = (coded: string): string | null => (coded === "" ? null : decodeURIComponent(coded));
  try {
    return {
      // Only URLs put IPv6 addresses in brackets.
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

/** HELO name: PUBLIC_URL's host, an address literal as in RFC 5321 (4.1.3). */
export function greetingOf({ hostname }: URL): string {
  if (hostname.startsWith("[")) return hostname.replace("[", "[IPv6:");
  return isIPv4(hostname) ? `[${hostname}]` : hostname.replace(/\.$/, "");
}

export function senderOf(text: string): Sender | null {
  const match = /^([^<>]*)<([^<>]+)>$/.exec(text.trim());
  const address = (match?.[2] ?? text).trim();
  const name = (match?.[1] ?? "").trim().replace(/^"(.*)"$/, "$1");
  if (!isEmailAddress(address) || headerText(name, 200) !== name || /["\\]/.test(name)) return null;
  return { name: name === "" ? "Cairn" : name, address };
}
