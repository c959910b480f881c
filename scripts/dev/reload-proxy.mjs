import { createServer, request } from "node:http";
import { say } from "../setup/clear-stop.mjs";

const script = `new EventSource("/__dev/events").onmessage = () => location.reload();`;

/**
 * A proxy before the app in development: adds a script to each document that reloads the page.
 * The script has our own origin, which the content policy allows.
 * @param {{ port: number, appPort: number }} ports
 */
export function reloadProxy({ port, appPort }) {
  /** @type {Set<import("node:http").ServerResponse>} */
  const pages = new Set();

  const server = createServer((incoming, answer) => {
    if (incoming.url === "/__dev/reload.js") {
      answer.setHeader("content-type", "text/javascript").end(script);
    } else if (incoming.url === "/__dev/events") {
      answer.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
      pages.add(answer);
      answer.on("close", () => pages.delete(answer));
    } else {
      pass(incoming, answer, appPort);
    }
  });
  // Nothing to stop yet.
  server.on("error", (error) => {
    const taken = "code" in error && error.code === "EADDRINUSE";
    const other = port === 4000 ? 4100 : 4000;
    say(taken ? `port ${port} is taken: PORT=${other} npm run dev` : error.message);
    process.exit(1);
  });
  server.listen(port, "127.0.0.1");
  return { reload: () => pages.forEach((page) => page.write("data: changed\n\n")) };
}

/**
 * @param {import("node:http").IncomingMessage} incoming
 * @param {import("node:http").ServerResponse} answer
 * @param {number} appPort
 */
function pass(incoming, answer, appPort) {
  const { url: path, method, headers } = incoming;
  // Uncompressed, so that the script can be added.
  const plain = { ...headers, "accept-encoding": "identity" };
  const onward = request(
    { port: appPort, host: "127.0.0.1", path, method, headers: plain },
    (from) => {
      const document = from.headers["content-type"]?.startsWith("text/html") === true;
      const { "content-length": length, ...rest } = from.headers;
      const sized = document || length === undefined ? rest : from.headers;
      answer.writeHead(from.statusCode ?? 502, sized);
      from.pipe(answer, { end: !document });
      if (document) from.on("end", () => answer.end(`<script src="/__dev/reload.js"></script>`));
    },
  );
  onward.on("error", () => answer.writeHead(502).end("The app is restarting."));
  answer.on("close", () => onward.destroy());
  incoming.pipe(onward);
}
