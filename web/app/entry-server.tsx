import { renderToString } from "react-dom/server";
import type { Render } from "#contract/view.ts";
import { App } from "./app.tsx";
import { loadPage } from "./pages.ts";

// React leaves this where a boundary has swallowed an error, or something was not ready.
const UNFINISHED = "<!--$!-->";

export const render: Render = async (route, url, view) => {
  const Page = await loadPage(route.screen);
  const markup = renderToString(<App view={view} first={{ route, Page }} url={url} />);
  if (markup.includes(UNFINISHED))
    throw new Error(`The screen ${route.screen} was not rendered to its end.`);
  return markup;
};
