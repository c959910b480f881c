import type { Recorded } from "../ordered-writes.ts";

export interface Presses {
  readonly begin: (key: string) => Promise<Recorded>;
  readonly isOpen: (key: string) => boolean;
  readonly end: (key: string, recorded?: Recorded) => void;
  readonly fail: (key: string, error: Error) => void;
  readonly endAll: () => void;
}

export function makePresses(): Presses {
  const open = new Map<string, PromiseWithResolvers<Recorded>>();

  function taken(key: string): PromiseWithResolvers<Recorded> | undefined {
    const press = open.get(key);
    open.delete(key);
    return press;
  }

  function end(key: string, recorded: Recorded = { waits: false, undo: null }): void {
    taken(key)?.resolve(recorded);
  }

  return {
    begin(key) {
      const press = Promise.withResolvers<Recorded>();
      open.set(key, press);
      return press.promise;
    },
    isOpen: (key) => open.has(key),
    end,
    fail: (key, error) => taken(key)?.reject(error),
    endAll() {
      for (const key of open.keys()) end(key);
    },
  };
}
