import type { TestProject } from "vitest/node";
import { makeImage, type Image } from "./make-image.ts";

declare module "vitest" {
  interface ProvidedContext {
    image: Image;
  }
}

/** Builds the image once for all tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { remove, ...image } = await makeImage();
  project.provide("image", image);
  return remove;
}
