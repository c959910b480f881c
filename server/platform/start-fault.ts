import { chownUser, ownerOf, systemUser } from "./file-owner.ts";
import { hostsOf } from "./database-place.ts";
import { DatabaseUnavailable } from "./db/failure.ts";
import { WrongSettings } from "./db/postgres/session-settings.ts";
import { reasonOf } from "./reason-of.ts";
import { typedPort } from "./typed-command.ts";

export interface StartSettings {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
}

interface SystemFault {
  readonly code: string;
  readonly syscall: string;
  readonly path: string;
}

function systemFault(error: unknown): SystemFault | null {
  if (!(error instanceof Error) || !("code" in error) || !("syscall" in error)) return null;
  const path = "path" in error ? String(error.path) : "";
  return { code: String(error.code), syscall: String(error.syscall), path };
}

const ANOTHER_PORT = 4000;

function listenFault({ code }: SystemFault, { port, host }: StartSettings): string | null {
  const other = port === ANOTHER_PORT ? port + 1 : ANOTHER_PORT;
  if (code === "EADDRINUSE") return `Port ${port} is taken: ${typedPort(other)}`;
  if (code === "EACCES")
    return `Port ${port} is not for this system user: take one from 1024 on, and let a proxy stand before it: ${typedPort(other)}`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST=${host} is no address of this machine: HOST=127.0.0.1 for this machine alone, HOST=0.0.0.0 for all its addresses.`;
  return null;
}

function forbiddenPath(error: unknown): string | null {
  const fault = systemFault(error);
  if (fault === null || fault.path === "") return null;
  if (fault.code !== "EACCES" && fault.code !== "EPERM") return null;
  const mine = process.getuid?.() ?? 0;
  const { path, uid } = ownerOf(fault.path);
  const [owner, me] = [systemUser(uid), systemUser(mine)];
  const what = `${fault.path} is not for ${me}, as whom this runs`;
  // Not recursively: the folder may hold more than Cairn's files.
  if (path !== fault.path)
    return `${what}: ${path} is ${owner}'s. Name a path in a folder of ${me}'s, or where ${path} is Cairn's alone: sudo chown ${chownUser(mine)} ${path}`;
  if (uid === mine) return `${what}, by its own mode: chmod u+rwX ${path}`;
  return `${what}: it is ${owner}'s. Run this as ${owner}, or give it away: sudo chown -R ${chownUser(mine)} ${path}`;
}

export function startFault(error: unknown, settings: StartSettings): string {
  const { databaseUrl } = settings;
  if (error instanceof WrongSettings) return reasonOf(error);
  if (error instanceof DatabaseUnavailable && databaseUrl.startsWith("postgres"))
    return `${reasonOf(error)}. DATABASE_URL names ${hostsOf(databaseUrl)}: is PostgreSQL there, and may this machine reach it?`;
  const fault = systemFault(error);
  if (fault === null) return reasonOf(error);
  const listening = fault.syscall === "listen" || fault.syscall === "getaddrinfo";
  return (listening ? listenFault(fault, settings) : forbiddenPath(error)) ?? reasonOf(error);
}
