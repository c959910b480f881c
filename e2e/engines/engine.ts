import type { Need } from "../../scripts/suite/stages.mjs";

/** Only what hangs may fail by it. */
export const PATIENCE_MS = 60_000;

/** In CSS pixels: a desk. */
export const windowSize = { width: 1280, height: 900 };

/** The keys that the journey presses by name. */
export type Key = "ArrowDown" | "Escape";

/** A window of a browser: the little that all engines are driven by. */
export interface BrowserWindow {
  readonly open: (address: string) => Promise<void>;
  /** The value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** With the mouse, at CSS pixels from the corner of what is seen. */
  readonly press: (x: number, y: number) => Promise<void>;
  readonly tap: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** A PNG of what is seen. */
  readonly picture: () => Promise<Uint8Array>;
}

/** One person's browser: a process with a profile of its own. */
export interface Browser {
  /** Of the engine, as the browser says it. */
  readonly version: string;
  readonly openWindow: () => Promise<BrowserWindow>;
  /** Errors of its pages so far, where its driver tells them. */
  readonly faults: readonly string[];
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** What the system must have for it. */
  readonly need: Need;
  readonly openBrowser: () => Promise<Browser>;
  /** It has nothing for a time without a server. */
  readonly keepsNothing?: true;
}
