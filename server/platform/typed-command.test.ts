import { expect, it } from "vitest";
import { typedCommand, typedPort } from "./typed-command.ts";

it("is npm's script where there is npm, and the image's own command in the image", () => {
  const image = { CAIRN_COMMAND: "cairn" };
  expect(typedCommand("backup", "FILE", {})).toBe("npm run backup -- FILE");
  expect(typedCommand("backup", "FILE", image)).toBe("cairn backup FILE");
  expect([typedPort(4000, {}), typedPort(4000, image)]).toEqual([
    "PORT=4000 npm start",
    "PORT=4000",
  ]);
});
