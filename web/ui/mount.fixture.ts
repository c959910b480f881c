import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import "#web/style/tokens.css";
import "#web/style/base.css";

/** For tests in a browser: renders into the page with the product's style, and clears it after the test. */
export function mount(node: ReactNode): { readonly rerender: (node: ReactNode) => void } {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const rerender = (next: ReactNode) => flushSync(() => root.render(next));
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  rerender(node);
  return { rerender };
}
