import { renderToString } from "react-dom/server";
import { routes } from "#contract/routes.ts";
import type { Render, Renderer } from "#contract/view.ts";
import { pageLanguage } from "#web/client/words/page-language.ts";
import { App } from "./app.tsx";
import { words } from "./app.words.ts";
import { loadPage } from "./pages.ts";

// React's mark of a boundary that caught an error or suspended.
const UNFINISHED = "<!--$!-->";

export const lang: Renderer["lang"] = pageLanguage;

export const titleOf: Renderer["titleOf"] = ({ screen, title }, goal) =>
  words.documentTitle(goal ?? routes.find((one) => one.screen === screen)?.title ?? title);

export const render: Render = async (route, url, view) => {
  const Page = await loadPage(route.screen);
  const markup = renderToString(
    <App view={view} first={{ route, params: view.params, Page }} url={url} />,
  );
  if (markup.includes(UNFINISHED))
    throw new Error(`The screen ${route.screen} was not rendered to its end.`);
  return markup;
};
