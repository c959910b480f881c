/** A namespace and no object: the bundler writes each number where it is used. */
export * as limits from "./limit-numbers.ts";
