import { useEffect, useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Boundary, inParts } from "./boundary.tsx";
import { mount } from "./fixtures/mount.fixture.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

const failed = page.getByText("This section couldn't be displayed.");
const retry = page.getByRole("button", { name: "Retry" });

function fail(): never {
  throw new Error("A rule failed.");
}

const Drawn = ({ breaks }: { readonly breaks: () => boolean }) => (breaks() ? fail() : <p>Part</p>);

function Affected({ breaks }: { readonly breaks: () => boolean }) {
  useEffect(() => {
    if (breaks()) fail();
  }, [breaks]);
  return <p>Part</p>;
}

describe.each([
  ["is drawn", Drawn],
  ["has an effect", Affected],
] as const)("what fails as it %s", (_, Part) => {
  test("takes nothing else down, and is drawn again by Retry", async () => {
    let broken = true;
    mount(<main>{inParts([<p key="a">Before</p>, <Part key="b" breaks={() => broken} />])}</main>);
    await expect.element(failed).toBeVisible();
    await expect.element(page.getByText("Before")).toBeVisible();
    broken = false;
    await retry.click();
    await expect.element(page.getByText("Part", { exact: true })).toBeVisible();
    expect(failed.elements()).toHaveLength(0);
  });

  test("is left out where nothing is to stand in its place", async () => {
    mount(
      <main>{inParts([<p key="a">Before</p>, <Part key="b" breaks={() => true} />], null)}</main>,
    );
    await expect.element(page.getByText("Before")).toBeVisible();
    await expect.poll(() => document.querySelector("main")?.textContent).toBe("Before");
  });
});

/** As a page translator does: each text in an element of its own. */
function wrapTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text.data);
  }
}

/** Conditional text beside text, which the house rules forbid in ours. */
function Fragile() {
  const [on, setOn] = useState(false);
  const [words, setWords] = useState("");
  return (
    <form>
      <p>
        {on && "Once more, "}
        {on ? "on" : "off"} {on && <b>now</b>}
      </p>
      <label>
        Words <textarea value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      <label>
        <input type="checkbox" /> Agreed
      </label>
      <button type="button" onClick={() => setOn(!on)}>
        Turn
      </button>
    </form>
  );
}

test("nodes that a translator has displaced are drawn again, as often as it takes, with what was typed", async () => {
  mount(
    <main>
      <h1>Title</h1>
      <Boundary>
        <Fragile />
      </Boundary>
    </main>,
  );
  await userEvent.fill(page.getByRole("textbox"), "My own words");
  await userEvent.click(page.getByRole("checkbox"));
  for (let time = 0; time < 3; time += 1) {
    wrapTexts();
    await userEvent.click(page.getByRole("button", { name: "Turn" }));
    await expect.element(page.getByRole("textbox")).toHaveValue("My own words");
    await expect.element(page.getByRole("checkbox")).toBeChecked();
    await expect.element(page.getByRole("heading", { name: "Title" })).toBeVisible();
  }
  expect(failed.elements()).toHaveLength(0);
});

/** A list whose items change places in the moment in which it is drawn again. */
function Goals() {
  const [order, setOrder] = useState(["a", "b"]);
  return (
    <main>
      <Boundary>
        <p>
          {order[0] === "a" ? "In order " : null}
          <b>Goals</b>
        </p>
        <ul>
          {order.map((goal) => (
            <li key={goal}>
              <a href={`/goals/${goal}`}>Goal</a>
              <input aria-label={`Note on ${goal}`} />
            </li>
          ))}
        </ul>
      </Boundary>
      <button type="button" onClick={() => setOrder(["b", "a"])}>
        Turn
      </button>
    </main>
  );
}

test("what was typed on one item of a list never goes to another", async () => {
  mount(<Goals />);
  await page.getByRole("textbox", { name: "Note on a" }).fill("Only about a");
  const list = document.querySelector("ul");
  wrapTexts();
  await page.getByRole("button", { name: "Turn" }).click();
  await expect.poll(() => document.querySelector("input")?.ariaLabel).toBe("Note on b");
  expect(document.querySelector("ul")).not.toBe(list);
  await expect.element(page.getByRole("textbox", { name: "Note on b" })).toHaveValue("");
});
