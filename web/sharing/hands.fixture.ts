import { onTestFinished, vi } from "vitest";

/** For tests in a browser: the addresses that windows were opened at, with what else they were opened with. */
export function openedWindows(): string[][] {
  const opened: string[][] = [];
  const open = vi.spyOn(window, "open").mockImplementation((...asked) => {
    opened.push(asked.map(String));
    return null;
  });
  onTestFinished(() => open.mockRestore());
  return opened;
}

function replaced(name: "clipboard" | "share", value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(navigator, name);
  Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => {
    if (before) Object.defineProperty(navigator, name, before);
    else Reflect.deleteProperty(navigator, name);
  });
}

/** A clipboard, or one that refuses; what was put on it, the latest last. */
export function clipboard({ refuses = false } = {}): string[] {
  const held: string[] = [];
  replaced("clipboard", {
    writeText: async (text: string) => {
      if (refuses) throw new DOMException("Write permission denied.", "NotAllowedError");
      held.push(text);
    },
  });
  return held;
}

/** A share sheet that ends with an error, or takes what it is given; null for a device without one. */
export function shareSheet(sheet: { readonly ends?: Error } | null): ShareData[] {
  const taken: ShareData[] = [];
  const share = async (data: ShareData) => {
    if (sheet?.ends) throw sheet.ends;
    taken.push(data);
  };
  replaced("share", sheet === null ? undefined : share);
  return taken;
}
