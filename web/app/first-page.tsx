import { createRoot } from "react-dom/client";
import type { Screen } from "#contract/routes.ts";
import { reopen } from "#web/client/reopen.ts";
import { makeWaiting, whenSlow } from "#web/ui/wait.ts";
import { loadPage, type PageComponent } from "./pages.ts";
import { ScreenWait } from "./screen-wait.tsx";

export async function loadFirstPage(screen: Screen): Promise<PageComponent> {
  const loading = loadPage(screen);
  const moment = new Promise<null>((resolve) => whenSlow(() => resolve(null)));
  const inTime = await Promise.race([loading, moment]).catch(() => null);
  return inTime ?? saidUntil(loading);
}

async function saidUntil(loading: Promise<PageComponent>): Promise<PageComponent> {
  const host = document.createElement("div");
  document.body.prepend(host);
  const root = createRoot(host);
  const retry = () => void waiting.begin(reopen, "again");
  const waiting = makeWaiting((wait) => root.render(<ScreenWait wait={wait} onRetry={retry} />));
  const Page = await waiting.begin(() => loading);
  if (Page === null) return new Promise(() => undefined);
  root.unmount();
  host.remove();
  return Page;
}
