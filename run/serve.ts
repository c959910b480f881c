import process from "node:process";

// The kernel drops a signal to process 1 of a container that does not listen for it. So this listens before the server is
// even read, which takes longer than all else of a start.

let stop = (): void => {
  process.stdout.write("Cairn is stopped, before it served.\n");
  process.exit(0);
};
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => stop());

const { runServer } = await import("./run-server.ts");
await runServer((whenServing) => (stop = whenServing));
