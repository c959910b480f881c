import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { runCommand } from "../setup/clear-stop.mjs";
import { serviceOf, settingsOf } from "./compose.ts";
import { makeVolume, runContainer, type Container } from "./container.ts";
import { makeImage } from "./make-image.ts";

// `npm run image:try -- [--keep] [--port 3000] [PUBLIC_URL=... SETTING=...]`: builds the image, starts it as deploy/cairn.compose.yaml
// says, without docker, and waits until it is ready. `--keep` serves until Ctrl-C.

const { values, positionals } = parseArgs({
  options: { keep: { type: "boolean" }, port: { type: "string" } },
  allowPositionals: true,
});

/** Resolves at Ctrl-C, or when the container ends. */
function kept(container: Container): Promise<unknown> {
  const asked = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => resolve());
  });
  return Promise.race([asked, container.ended]);
}

await runCommand(async () => {
  const said = settingsOf(positionals);
  const service = serviceOf({ PUBLIC_URL: "https://cairn.example.org", ...said });
  const [host, published] = service.published;
  const port = values.port ?? String(published);
  const address = `http://${host}:${port}`;
  // The network is shared: it listens itself where compose publishes its port.
  const here = { HOST: host, PORT: port, ...said };
  const image = await makeImage();
  const volume = makeVolume(image);
  const began = performance.now();
  const environment = { ...service.environment, ...here };
  const container = runContainer(image, { ...service, environment }, volume);
  try {
    await container.says("Cairn is ready");
    const { status } = await fetch(`${address}/readyz`);
    const ms = Math.round(performance.now() - began);
    console.log(`${container.output()}\n/readyz answered ${status} after ${ms} ms.`);
    if (values.keep === true) await kept(container);
    await container.signal("TERM");
    return (await container.ended).code ?? 1;
  } finally {
    await container.remove();
    rmSync(volume, { recursive: true });
    await image.remove();
  }
});
