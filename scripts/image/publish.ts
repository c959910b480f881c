import { parseArgs } from "node:util";
import { ClearStop, runCommand } from "../setup/clear-stop.mjs";
import { buildah } from "./buildah.mjs";
import { buildImage } from "./make-image.ts";

// `npm run image:publish -- [--own-base] docker://REGISTRY/NAME:TAG DIGEST-FILE`: the image for both platforms under one name.
// `--own-base` tries it where no base can be pulled, with a target such as oci:FOLDER:TAG.

const { values, positionals } = parseArgs({
  options: { "own-base": { type: "boolean" } },
  allowPositionals: true,
});

await runCommand(async () => {
  const [target, digestFile] = positionals;
  if (target === undefined || digestFile === undefined)
    throw new ClearStop(
      "Name a target such as docker://REGISTRY/NAME:TAG, and a file for its digest.",
    );
  const list = "localhost/cairn-all";
  await buildah("manifest", "rm", list).catch(() => {});
  await buildah("manifest", "create", list);
  for (const arch of ["amd64", "arm64"] as const)
    await buildah("manifest", "add", list, await buildImage(arch, values["own-base"] === true));
  await buildah("manifest", "push", "--all", "--digestfile", digestFile, list, target);
  return 0;
});
