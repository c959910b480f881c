import "#web/style/fonts.css";
import "#web/style/tokens.css";
import "#web/style/base.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { destination, visitorOf } from "#contract/routes.ts";
import { ROOT_ID, VIEW_ID, type View } from "#contract/view.ts";
import { learnOffsets } from "#domain/zone-offset.ts";
import { setPagePerson } from "#web/client/send.ts";
import { App } from "./app.tsx";
import { keepEarlyClick, repeatEarlyInput } from "./early-input.ts";
import { loadFirstPage } from "./first-page.tsx";

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The document has no #${id}.`);
  return found;
}

const view = JSON.parse(element(VIEW_ID).textContent) as View;
const here = destination(location.pathname, visitorOf(view.user));
if ("redirect" in here) throw new Error(`The document of ${location.pathname} has no screen.`);
const { route, params } = here;
learnOffsets(view.timeZone, view.offsets);
setPagePerson(view.user?.uid ?? null);
const root = element(ROOT_ID);

async function hydrate(): Promise<void> {
  const repeatEarlyClick = keepEarlyClick(root);
  const Page = await loadFirstPage(route.screen);
  // As a transition, so that clicks are handled in between.
  startTransition(() => {
    hydrateRoot(root, <App view={view} first={{ route, params, Page }} />, {
      // Tests look here for hydration mismatches.
      onRecoverableError: (error) => console.error(error),
    });
  });
  // Text first: the click may submit it.
  repeatEarlyInput(root);
  repeatEarlyClick();
}

// No top-level await: a page that imports this file would deadlock.
void hydrate();
