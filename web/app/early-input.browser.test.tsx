import { useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { makeStore, useStore } from "#web/client/store.ts";
import { repeatEarlyInput } from "./early-input.ts";

let alive = false;
const start = { name: "Ada", note: "Old", wanted: true, colour: "red", size: "small" };

/** A field of each kind, whose state the button shows. */
function Form() {
  const [draft, setDraft] = useState(start);
  useEffect(() => void (alive = true), []);
  const set = (change: Partial<typeof start>) => setDraft((now) => ({ ...now, ...change }));
  return (
    <form>
      <input name="name" value={draft.name} onChange={(e) => set({ name: e.target.value })} />
      <textarea value={draft.note} onChange={(e) => set({ note: e.target.value })} />
      <input
        type="checkbox"
        checked={draft.wanted}
        onChange={(e) => set({ wanted: e.target.checked })}
      />
      {["red", "blue"].map((colour) => (
        <input
          key={colour}
          type="radio"
          name="colour"
          value={colour}
          checked={draft.colour === colour}
          onChange={() => set({ colour })}
        />
      ))}
      <select value={draft.size} onChange={(e) => set({ size: e.target.value })}>
        <option>small</option>
        <option>large</option>
      </select>
      <output>{JSON.stringify(draft)}</output>
    </form>
  );
}

const root = document.createElement("div");
const one = <E extends Element>(selector: string) => root.querySelector<E>(selector)!;
let unmount = () => {};

afterEach(() => {
  unmount();
  root.remove();
});

function served(form = <Form />): void {
  alive = false;
  root.innerHTML = renderToString(form);
  document.body.append(root);
}

function comesToLife(form = <Form />): void {
  const app = hydrateRoot(root, form);
  unmount = () => app.unmount();
  repeatEarlyInput(root);
}

const state = () => JSON.parse(one("output").textContent) as object;
const shown = () => ({
  name: one<HTMLInputElement>("[name=name]").value,
  note: one<HTMLTextAreaElement>("textarea").value,
  wanted: one<HTMLInputElement>("[type=checkbox]").checked,
  colour: one<HTMLInputElement>("[type=radio]:checked").value,
  size: one<HTMLSelectElement>("select").value,
});

test("what was typed and chosen before the script came to life is known to it", async () => {
  served();
  one<HTMLInputElement>("[name=name]").value = "Grace";
  one<HTMLTextAreaElement>("textarea").value = "New\nand longer";
  one<HTMLInputElement>("[type=checkbox]").click();
  one<HTMLInputElement>("[value=blue]").click();
  one<HTMLSelectElement>("select").value = "large";
  const early = shown();
  expect(early).toEqual({
    name: "Grace",
    note: "New\nand longer",
    wanted: false,
    colour: "blue",
    size: "large",
  });
  comesToLife();
  await expect.poll(state).toEqual(early);
  expect(shown()).toEqual(early);
});

test("untouched fields are left alone", async () => {
  served();
  const events: string[] = [];
  for (const type of ["input", "change", "click"])
    root.addEventListener(type, () => events.push(type), { once: true });
  comesToLife();
  await expect.poll(() => alive).toBe(true);
  expect(state()).toEqual(start);
  expect(events).toEqual([]);
});

test.each([
  ["follow the words that were kept in the tab", "Gr", "One", "Half a line Gr", "Half a text\nOne"],
  ["and are the kept ones stay alone", "Half a line", "Half a text", "Half a line", "Half a text"],
])("words that were typed before the script came to life %s", async (_, name, note, line, text) => {
  const kept = { line: makeStore(""), text: makeStore("") };
  kept.line.write("Half a line");
  kept.text.write("Half a text");
  function Kept() {
    const [value, words] = [useStore(kept.line), useStore(kept.text)];
    return (
      <form>
        <input name="name" value={value} onChange={(e) => kept.line.write(e.target.value)} />
        <textarea value={words} onChange={(e) => kept.text.write(e.target.value)} />
      </form>
    );
  }
  served(<Kept />);
  one<HTMLInputElement>("[name=name]").value = name;
  one<HTMLTextAreaElement>("textarea").value = note;
  comesToLife(<Kept />);
  await expect.poll(() => [kept.line.read(), kept.text.read()]).toEqual([line, text]);
  expect(one<HTMLInputElement>("[name=name]").value).toBe(line);
  expect(one<HTMLTextAreaElement>("textarea").value).toBe(text);
});
