import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod/mini";
import { answers } from "#contract/errors.ts";
import { isRefused } from "#domain/refusal.ts";
import { BackupRefused } from "../backup/backup-refused.ts";
import { copyFolder } from "../backup/folder-copy.ts";
import { folderOf } from "../db/folder.ts";
import type { Deps } from "../deps.ts";
import { runAdminCommand, type AdminCommand, type CommandDeps } from "./admin-commands.ts";

/** What a socket's path may be long on every system that has them. */
const LONGEST_PATH = 100;
const LONGEST_COMMAND = 16_384;

/** What the operator's commands ask of a running server: to keep accounts, or to copy its folder for a backup. */
type OperatorCommand = AdminCommand | { readonly name: "copy" };

const commandSchema: z.ZodMiniType<OperatorCommand> = z.discriminatedUnion("name", [
  z.strictObject({ name: z.literal("list") }),
  z.strictObject({ name: z.literal("copy") }),
  z.strictObject({ name: z.literal("unlock"), email: z.string() }),
  z.strictObject({ name: z.literal("totp"), email: z.string(), on: z.boolean() }),
  z.strictObject({
    name: z.enum(["create", "reset"]),
    email: z.string(),
    password: z.nullable(z.string()),
  }),
]);

/** What the server answers a command: lines for the operator, on the one or the other stream. */
export interface CommandAnswer {
  readonly lines: readonly string[];
  readonly done: boolean;
}

/** Where the server of an embedded database listens for its operator. */
export function socketPath(databaseUrl: string): string {
  const folder = folderOf(databaseUrl);
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 24);
  if (process.platform === "win32") return `\\\\.\\pipe\\cairn-${hash}`;
  const beside = `${folder}.sock`;
  return Buffer.byteLength(beside) <= LONGEST_PATH ? beside : join(tmpdir(), `cairn-${hash}.sock`);
}

/** Does a command and says what came of it. */
export async function commandAnswer(
  deps: CommandDeps,
  command: AdminCommand,
): Promise<CommandAnswer> {
  const result = await runAdminCommand(deps, command);
  return isRefused(result)
    ? { lines: [answers[result.refused].text], done: false }
    : { lines: result, done: true };
}

type ServerDeps = CommandDeps & Pick<Deps, "config" | "log">;

async function serverAnswer(deps: ServerDeps, command: OperatorCommand): Promise<CommandAnswer> {
  if (command.name !== "copy") return commandAnswer(deps, command);
  try {
    return { lines: [await copyFolder(deps.db, folderOf(deps.config.databaseUrl))], done: true };
  } catch (error) {
    if (error instanceof BackupRefused) return { lines: [error.message], done: false };
    throw error;
  }
}

/** Listens for the operator's commands. Only this system user can reach it: the socket's mode is 0600. */
export async function listenForCommands(path: string, deps: ServerDeps): Promise<Server> {
  // The folder is ours alone, so a socket that is there was left by a server that was killed.
  if (process.platform !== "win32") rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => answerOne(socket, deps));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    // Made with its mode, not given it a moment later.
    const mask = process.umask(0o177);
    server.listen(path, resolve);
    process.umask(mask);
  });
  return server.unref();
}

function answerOne(socket: Socket, deps: ServerDeps): void {
  socket.on("error", () => socket.destroy());
  textOf(socket)
    .then((text) => serverAnswer(deps, commandSchema.parse(JSON.parse(text))))
    .catch((error: unknown): CommandAnswer => {
      deps.log.error("admin.command-failed", error);
      return { lines: [answers["server.failed"].text], done: false };
    })
    .then((answer) => socket.end(JSON.stringify(answer)))
    .catch(() => socket.destroy());
}

async function textOf(socket: Socket): Promise<string> {
  let text = "";
  for await (const chunk of socket.setEncoding("utf8") as AsyncIterable<string>) {
    text += chunk;
    if (text.length > LONGEST_COMMAND) throw new TypeError("A command is too long.");
  }
  return text;
}

/** Sends a command to the running server; null where none runs. */
export function askRunningServer(
  path: string,
  command: OperatorCommand,
): Promise<CommandAnswer | null> {
  return new Promise((resolve, reject) => {
    const socket = connect({ path, allowHalfOpen: true });
    socket.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "ENOENT" || error.code === "ECONNREFUSED" ? resolve(null) : reject(error),
    );
    socket.once("connect", () => {
      socket.end(JSON.stringify(command));
      textOf(socket).then((text) => resolve(JSON.parse(text) as CommandAnswer), reject);
    });
  });
}
