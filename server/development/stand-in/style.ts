import { developmentStyle } from "../development-style.ts";

/** The style sheet of the stand-in's pages. */
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
