import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { freePort } from "../free-port.mjs";
import { serviceOf } from "./compose.ts";
import { deployed } from "./container.fixture.ts";
import { makeVolume, runContainer } from "./container.ts";
import { makeImage } from "./make-image.ts";
import { hasEmulator, otherArch } from "./tools.mjs";

// Threats T70. Built a second time, for the other platform.

/** A whole build, or an emulated start, on a busy machine. */
const LONG_MS = 1_200_000;
const own = inject("image");
let other: Awaited<ReturnType<typeof makeImage>>;

beforeAll(async () => {
  other = await makeImage(otherArch);
}, LONG_MS);
afterAll(() => other.remove());

it("of both platforms, and of two builds, is one layer over its base", () => {
  expect([own.arch, other.arch]).not.toContain(undefined);
  expect(other.arch).toBe(otherArch);
  expect(own.layers).toHaveLength(2);
  expect(other.layers[1]).toBe(own.layers[1]);
  expect(other.layers[0]).not.toBe(own.layers[0]);
  // The name of the container that it was built in.
  const { Hostname } = own.config;
  expect({ ...other.config, Hostname }).toEqual(own.config);
});

it.skipIf(!hasEmulator())(
  "of the other platform serves, under emulation",
  async () => {
    const port = await freePort();
    const service = serviceOf({ PUBLIC_URL: "http://127.0.0.1" });
    const environment = { ...service.environment, ...deployed(port) };
    const volume = makeVolume(other);
    const container = runContainer(other, { ...service, environment }, volume);
    try {
      await container.says("Cairn is ready");
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
      await container.signal("TERM");
      expect((await container.ended).code).toBe(0);
    } finally {
      await container.remove();
      rmSync(volume, { recursive: true });
    }
  },
  LONG_MS,
);
