/** Self-contained: no request of such a browser reaches the app. */
export const tooManyCookies = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Too many cookies &middot; Cairn</title>
<h1>Too many cookies</h1>
<p>Your browser sent more cookies than Cairn accepts. Other sites under the same domain may have set them. Nothing you saved is lost.</p>
<p>Delete the cookies of this site and its domain in your browser's settings. Then <a href="/">open Cairn</a> and sign in again. Until then, a private window works.</p>
</html>
`;
