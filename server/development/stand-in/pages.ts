import { html } from "hono/html";
import { network } from "#domain/network.ts";
import { developmentPage, developmentStyle, type Markup } from "../development-page.ts";
import { standInPaths } from "./paths.ts";
import type { StandInPerson } from "./people.ts";

const pick = `Who signs in? · Stand-in for ${network.name}`;

const page = (title: string, main: Markup, isDemo = false) =>
  developmentPage({ title, stylePath: standInPaths.style, main, isDemo });

function choice({ subject, name, note }: StandInPerson): Markup {
  return html`<li>
    <button name="person" value="${subject}">
      <span class="name">${name}</span>
      <span class="note">${note}</span>
    </button>
  </li>`;
}

export function peoplePage(people: readonly StandInPerson[], isDemo = false): Promise<string> {
  return page(
    isDemo ? "Who signs in?" : pick,
    html`<h1>Who signs in?</h1>
      <p>
        ${isDemo ? "" : `This page stands in for ${network.name} on a development server. `}These
        people are invented, and no real account is asked for anything.
      </p>
      <form method="post">
        <ul>
          ${people.map(choice)}
        </ul>
      </form>`,
    isDemo,
  );
}

export function noticePage(reason: string): Promise<string> {
  return page(
    "Sign-in ended",
    html`<h1>This sign-in has ended</h1>
      <p>The stand-in for ${network.name} cannot go on with it: ${reason}.</p>
      <p><a href="/login">Begin again</a></p>`,
  );
}

export const style = `${developmentStyle}
main { max-width: 32rem; }
ul { display: grid; gap: 0.75rem; margin-bottom: 0; }
button {
  display: grid;
  width: 100%;
  padding: 0.75rem 1.25rem;
  border: 1px solid var(--edge);
  border-radius: 1.25rem 1rem 1.35rem 1.05rem;
  background: var(--raised);
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
}
button:hover { border-color: var(--lichen); }
.name { font-weight: 600; }
`;
