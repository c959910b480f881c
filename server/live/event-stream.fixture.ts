import { get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";

interface Heard {
  readonly event: string;
  readonly id: string;
  // The tests say what they expect of it.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
}

export interface Reader {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Everything so far, as it came. */
  readonly text: () => string;
  readonly heard: Heard[];
  /** Waits until so many events were heard. */
  until(count: number): Promise<Heard[]>;
  /** Waits until the text holds this. */
  untilText(part: string): Promise<void>;
  readonly closed: Promise<void>;
  /** Stops taking bytes from the connection. */
  pause(): void;
  resume(): void;
  leave(): void;
}

function eventOf(block: string): Heard | null {
  const fields = new Map(
    block.split("\n").map((line): [string, string] => {
      const at = line.indexOf(": ");
      return [line.slice(0, at), line.slice(at + 2)];
    }),
  );
  const event = fields.get("event");
  if (event === undefined) return null;
  return { event, id: fields.get("id") ?? "", data: JSON.parse(fields.get("data") ?? "null") };
}

function readerOf(response: IncomingMessage): Reader {
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  let text = "";
  let rest = "";
  response.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
    const blocks = (rest + chunk).split("\n\n");
    rest = blocks.pop() ?? "";
    heard.push(...blocks.map(eventOf).filter((event) => event !== null));
    for (const wake of waiting) wake();
  });
  const when = (done: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const wake = (): void => {
        if (!done()) return;
        waiting.delete(wake);
        resolve();
      };
      waiting.add(wake);
      wake();
    });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: () => text,
    heard,
    until: async (count) => {
      await when(() => heard.length >= count);
      return heard;
    },
    untilText: (part) => when(() => text.includes(part)),
    closed: new Promise((resolve) => response.on("close", resolve)),
    pause: () => void response.pause(),
    resume: () => void response.resume(),
    leave: () => void response.destroy(),
  };
}

/** Opens a stream as a browser does. */
export function readStream(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const request = get({ port, host: "127.0.0.1", path, headers, agent: false }, (response) => {
      // A stream that is cut says so by closing.
      response.on("error", () => {});
      resolve(readerOf(response));
    });
    request.on("error", reject);
  });
}
