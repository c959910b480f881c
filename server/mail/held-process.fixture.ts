import { Socket } from "node:net";
import { Worker } from "node:worker_threads";

// Loaded ahead of a process that a test kills (`--import`): it goes no further than the point that CAIRN_TEST_HOLD names,
// and says `held` each time that it comes there. All else in the process goes on.

interface Hold {
  /** Where it connects to this port. */
  readonly port?: number;
  /** Where it sends this statement to the database, of either engine, for the n-th time or later. */
  readonly statement?: string;
  readonly nth?: number;
}

const { port, statement, nth = 1 } = JSON.parse(process.env["CAIRN_TEST_HOLD"] ?? "{}") as Hold;
const stuck = new WeakSet<object>();
let seen = 0;

function held(): void {
  process.stdout.write("held\n");
}

/** True where the statement is sent once more and shall not arrive. */
function isHeld(): boolean {
  seen += 1;
  if (seen < nth) return false;
  held();
  return true;
}

Socket.prototype.connect = new Proxy(Socket.prototype.connect, {
  apply(connect, socket, args: unknown[]) {
    const [to] = args.flat() as { readonly port?: unknown }[];
    if (port === undefined || Number(to?.port) !== port)
      return Reflect.apply(connect, socket, args);
    held();
    return socket;
  },
});

// PostgreSQL: a statement's name stands in the message that gives it its values, and what follows on that line waits too.
Socket.prototype.write = new Proxy(Socket.prototype.write, {
  apply(write, socket: Socket, args: unknown[]) {
    const [chunk] = args;
    const sends = statement !== undefined && Buffer.isBuffer(chunk) && chunk[0] === 0x42;
    if (sends && chunk.includes(`\0${statement}\0`) && isHeld()) stuck.add(socket);
    return stuck.has(socket) || Reflect.apply(write, socket, args);
  },
});

// The embedded engine: a message to its thread.
Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
  apply(post, worker: Worker, args: unknown[]) {
    const [message] = args as { readonly name?: unknown }[];
    if (statement !== undefined && message?.name === statement && isHeld()) stuck.add(worker);
    return stuck.has(worker) || Reflect.apply(post, worker, args);
  },
});
