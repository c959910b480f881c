import { expect, test } from "vitest";
import { siteFaults } from "./site-faults.mjs";

const other = `<h2 id="mail">Mail</h2>`;

test.each([
  [`<a class="x" href="/other.html#mail">Mail</a><a href="#here">Here</a><p id="here">`, []],
  [`<a href="./other.html#mail">Mail</a><a href="/cairn/other.html#mail">Mail</a>`, []],
  [`<a href="https://example.org/#part">Elsewhere</a>`, []],
  [
    `<a href="/other.html#post">Mail</a>`,
    ["/page.html links to /other.html#post, which is not there"],
  ],
  [`<a href="#gone">Here</a>`, ["/page.html links to #gone, which is not there"]],
  [`<script src="/assets/app.js"></script>`, []],
  [`<script src="https://a.example/x.js">`, ["/page.html loads https://a.example/x.js"]],
  [`<link rel="stylesheet" href="//a.example/x.css">`, ["/page.html loads //a.example/x.css"]],
  [
    `<style>i{background:url(https://a.example/x.png)}`,
    ["/page.html loads https://a.example/x.png"],
  ],
])("of a built page with %s", (page, faults) => {
  expect(
    siteFaults(
      new Map([
        ["/page.html", page],
        ["/other.html", other],
      ]),
    ),
  ).toEqual(faults);
});
