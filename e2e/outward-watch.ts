import childProcess from "node:child_process";
import dgram from "node:dgram";
import dns from "node:dns";
import { appendFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

// Loaded by `--import` into each thread of a server. Notes every name that is looked up and every connection.
// Each name is answered with this machine, so that nothing leaves it.

type Call = (...args: unknown[]) => unknown;
type Methods = Record<string, Call>;
interface Place {
  readonly host?: string;
  readonly port?: number;
  readonly path?: string;
}

const { CAIRN_OUTWARD: file = "" } = process.env;
const note = (kind: string, what: unknown) => appendFileSync(file, `${kind} ${String(what)}\n`);

function watch(object: object, name: string, instead: (call: Call) => Call): void {
  const methods = object as Methods;
  const call = methods[name];
  if (call !== undefined) methods[name] = instead(call);
}

/** Looked up nowhere: a name that is not expected fails the test, and reaches nobody. */
const here = { address: "127.0.0.1", family: 4 };
watch(dns, "lookup", (call) => (host, options, callback) => {
  if (net.isIP(String(host)) !== 0) return call(host, options, callback);
  note("name", host);
  const answer = (typeof options === "function" ? options : callback) as Call;
  const { all } = (typeof options === "object" ? options : {}) as { all?: boolean };
  const found = all === true ? [[here]] : [here.address, here.family];
  process.nextTick(() => answer(null, ...found));
});
watch(dns.promises, "lookup", () => async (host, options) => {
  note("name", host);
  return (options as { all?: boolean } | undefined)?.all === true ? [here] : here;
});
for (const object of [dns, dns.Resolver.prototype])
  for (const name of ["resolve", "resolve4", "resolve6", "resolveAny", "resolveMx", "resolveTxt"])
    watch(object, name, () => (host, ...rest) => {
      note("name", host);
      const answer = rest.at(-1) as Call;
      const found = name === "resolve4" ? [here.address] : [];
      process.nextTick(() => answer(null, found));
    });
for (const object of [dns.promises, dns.promises.Resolver.prototype])
  for (const name of ["resolve", "resolve4", "resolve6", "resolveAny", "resolveMx", "resolveTxt"])
    watch(object, name, () => async (host) => {
      note("name", host);
      return name === "resolve4" ? [here.address] : [];
    });

// node:http, node:tls and fetch open theirs by this.
watch(
  net.Socket.prototype,
  "connect",
  (call) =>
    function connect(this: unknown, ...args) {
      const [first, second] = (Array.isArray(args[0]) ? args[0] : args) as [unknown, unknown];
      const place: Place =
        typeof first === "object"
          ? (first as Place)
          : { port: Number(first), host: String(second) };
      note("connection", place.path ?? `${place.host ?? "localhost"}:${place.port}`);
      return call.apply(this, args);
    },
);
watch(dgram.Socket.prototype, "send", () => () => note("datagram", "sent"));
watch(
  childProcess.ChildProcess.prototype,
  "spawn",
  (call) =>
    function spawn(this: unknown, ...args) {
      note("process", (args[0] as { file: string }).file);
      return call.apply(this, args);
    },
);
syncBuiltinESMExports();

/** Jobs run each second, but for the hourly reset of a demo, and say by what they would run every how many milliseconds. */
const every = setInterval;
const ran = new Set<number>();
Object.assign(globalThis, {
  setInterval: (run: Call, ms: number, ...rest: unknown[]) =>
    every(
      (...given: unknown[]) => {
        if (!ran.has(ms)) note("job", ms);
        ran.add(ms);
        run(...given);
      },
      ms > 600_000 ? ms : Math.min(ms, 1_000),
      ...rest,
    ),
});
