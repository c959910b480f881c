import type { Route } from "#contract/routes.ts";
import { demoStyle } from "./demo-style.ts";
import { words } from "./demo.words.ts";

/** Outside the browser's tree: it costs the scripts nothing, and stays when screens change. */
export function demoLine({ screen }: Route): string {
  const more = screen === "login" ? ` ${words.signIn}` : "";
  return `<style>${demoStyle}</style><p id="demo">${words.line}${more}</p>`;
}
