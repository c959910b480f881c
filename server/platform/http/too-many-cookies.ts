import { words } from "./too-many-cookies.words.ts";

/** Self-contained: no request of such a browser reaches the app. */
export const tooManyCookies = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title} &middot; Cairn</title>
<h1>${words.title}</h1>
<p>${words.why}</p>
<p>${words.whatToDo(`<a href="/">${words.open}</a>`)}</p>
</html>
`;
