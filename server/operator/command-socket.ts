import { connect, createServer, type Server, type Socket } from "node:net";
import { errors } from "#contract/errors.ts";
import { DatabaseUnavailable } from "#server/platform/db/failure.ts";
import {
  operatorCommand,
  runOperatorCommand,
  type CommandAnswer,
  type OperatorCommand,
  type OperatorDeps,
} from "./operator-command.ts";
import { clearSocket, hasOwnSocket, shortPath } from "./socket-place.ts";

const LONGEST_COMMAND = 16_384;

/** Only this system user can connect: the socket's mode is 0600. */
export async function listenForCommands(path: string, deps: OperatorDeps): Promise<Server> {
  clearSocket(path);
  const { short, close } = shortPath(path);
  const server = createServer({ allowHalfOpen: true }, (socket) => answerOne(socket, deps));
  // Closing the server also removes the socket, by the short path.
  server.once("close", close);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    // Creates the socket with its mode, not a moment later.
    const mask = process.umask(0o177);
    server.listen(short, resolve);
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
      const told = error instanceof DatabaseUnavailable ? error.message : null;
      return { lines: [told ?? errors["server.failed"].text()], done: false };
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

export async function askRunningServer(
  path: string,
  command: OperatorCommand,
): Promise<CommandAnswer | null> {
  if (!hasOwnSocket(path)) return null;
  const { short, close } = shortPath(path);
  return askAt(short, command).finally(close);
}

const unanswered = "The server ended before it answered. See whether it was done, and ask again.";

const unreached = "The server can't be reached at its socket: try again, or restart it";

function askAt(path: string, command: OperatorCommand): Promise<CommandAnswer | null> {
  return new Promise((resolve, reject) => {
    const socket = connect({ path, allowHalfOpen: true });
    socket.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "ENOENT" || error.code === "ECONNREFUSED"
        ? resolve(null)
        : reject(new Error(`${unreached} (${error.code ?? "unknown"})`, { cause: error })),
    );
    socket.once("connect", () => {
      socket.end(JSON.stringify(command));
      textOf(socket)
        .then((text) => resolve(JSON.parse(text) as CommandAnswer))
        .catch((cause: unknown) => reject(new Error(unanswered, { cause })));
    });
  });
}
