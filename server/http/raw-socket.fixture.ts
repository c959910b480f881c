import { connect } from "node:net";

/** Sends bytes to a port as they are, and gives back everything that comes until the other side closes or is silent. */
export function raw(port: number, bytes: string, silence = 250): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    const done = (): void => {
      socket.destroy();
      resolve(text);
    };
    let timer = setTimeout(done, 3_000);
    socket.setEncoding("latin1");
    socket.on("connect", () => socket.write(bytes, "latin1"));
    socket.on("data", (chunk: string) => {
      text += chunk;
      clearTimeout(timer);
      timer = setTimeout(done, silence);
    });
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(text);
    });
    socket.on("error", (error) => (text === "" ? reject(error) : done()));
  });
}

/** The status of a raw answer. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
