import process from "node:process";

// In a container, signals to process 1 are dropped without a listener: listen before the slow imports.

let stop = (): void => {
  process.stdout.write("Cairn is stopped, before it served.\n");
  process.exit(0);
};
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => stop());

const { runServer } = await import("./run-server.ts");
await runServer((whenServing) => (stop = whenServing));
