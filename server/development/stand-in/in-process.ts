import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { duplexPair, Readable } from "node:stream";
import type { CustomFetch } from "openid-client";

export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

// Headers of the connection, not of the response.
const hopByHop = new Set(["connection", "keep-alive", "transfer-encoding"]);

function responseOf(answer: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    if (!hopByHop.has(name)) for (const value of values) headers.append(name, value);
  }
  return new Response(Readable.toWeb(answer) as ReadableStream, {
    status: answer.statusCode ?? 500,
    headers,
  });
}

export function inProcessFetch(listener: NodeListener): CustomFetch {
  const server = createServer((incoming, outgoing) => {
    listener(incoming, outgoing).catch((error: Error) => outgoing.destroy(error));
  });
  const connect = () => {
    const [near, far] = duplexPair();
    server.emit("connection", far);
    return near;
  };
  return async (url, { method, headers, body, signal }) => {
    const { pathname, search, host } = new URL(url);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = {
        method,
        path: pathname + search,
        headers: { ...headers, host, connection: "close" },
      };
      const call = request({
        ...options,
        createConnection: connect,
        ...(signal === undefined ? {} : { signal }),
      });
      call.once("response", resolve).once("error", reject);
      // We send a form or nothing.
      call.end(
        body instanceof URLSearchParams || typeof body === "string" ? String(body) : undefined,
      );
    });
    return responseOf(answer);
  };
}
