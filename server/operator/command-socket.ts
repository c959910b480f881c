import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errors } from "#contract/errors.ts";
import { folderOf } from "#server/platform/db/embedded/folder.ts";
import {
  operatorCommand,
  runOperatorCommand,
  type CommandAnswer,
  type OperatorCommand,
  type OperatorDeps,
} from "./operator-command.ts";

/** So many bytes a socket's path may have on every system. */
const LONGEST_PATH = 100;
const LONGEST_COMMAND = 16_384;

/** Where the server of an embedded database listens for its operator. */
export function socketPath(databaseUrl: string): string {
  const folder = folderOf(databaseUrl);
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 24);
  if (process.platform === "win32") return `\\\\.\\pipe\\cairn-${hash}`;
  const beside = `${folder}.sock`;
  return Buffer.byteLength(beside) <= LONGEST_PATH ? beside : join(tmpdir(), `cairn-${hash}.sock`);
}

/** Listens for the operator's commands. Only this system user can reach it: the socket's mode is 0600. */
export async function listenForCommands(path: string, deps: OperatorDeps): Promise<Server> {
  // The folder is ours alone, so a socket that is there was left by a server that was killed.
  if (process.platform !== "win32") rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => answerOne(socket, deps));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    // The socket is made with its mode, instead of getting it a moment later.
    const mask = process.umask(0o177);
    server.listen(path, resolve);
    process.umask(mask);
  });
  return server.unref();
}

function answerOne(socket: Socket, deps: OperatorDeps): void {
  socket.on("error", () => socket.destroy());
  textOf(socket)
    .then((text) => runOperatorCommand(deps, operatorCommand.parse(JSON.parse(text))))
    .catch((error: unknown): CommandAnswer => {
      deps.log.error("admin.command-failed", error);
      return { lines: [errors["server.failed"].text], done: false };
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
