import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { attemptKey } from "./attempt-key.ts";
import { Leavable, comeBack, leave } from "./fixtures/leavable.fixture.tsx";
import { showScreen } from "./fixtures/screen.fixture.tsx";
import { user } from "./fixtures/user.fixture.ts";
import { forgetSession, useDraft } from "./drafts.ts";
import { SessionEnded } from "./session-ended.tsx";

const empty = { text: "", kind: "plain" };

function Form({ place, like = empty }: { readonly place: string; readonly like?: typeof empty }) {
  const [words, edit] = useDraft(place, like);
  const [key, setKey] = useState("");
  return (
    <>
      <input
        aria-label={place}
        value={words.text}
        onChange={({ target }) => edit((now) => ({ ...now, text: target.value }))}
      />
      <button type="button" onClick={() => setKey(attemptKey(words))}>
        Save
      </button>
      <output>{key}</output>
    </>
  );
}

const typed = (place: string) => page.getByLabelText(place);

test.each([
  ["after a reload", () => undefined],
  ["in a new tab", () => sessionStorage.clear()],
])("words are there again %s, each in its place", async (_, close) => {
  const { unmount } = showScreen(<Form place="here" />);
  await typed("here").fill("Half a sentence");
  unmount();
  close();
  showScreen(
    <>
      <Form place="here" />
      <Form place="there" />
    </>,
  );
  await expect.element(typed("here")).toHaveValue("Half a sentence");
  await expect.element(typed("there")).toHaveValue("");
});

test("another person in the same tab finds none, and nothing of theirs is found later", async () => {
  const first = showScreen(<Form place="here" />);
  await typed("here").fill("Half a sentence");
  first.unmount();
  const second = showScreen(<Form place="here" />, {}, "/", { uid: "BBBBBBBBBBBBBBBBBBBBBB" });
  await expect.element(typed("here")).toHaveValue("");
  await typed("here").fill("Mine");
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("Half a sentence");
  second.unmount();
  showScreen(<Form place="here" />);
  await expect.element(typed("here")).toHaveValue("Half a sentence");
});

test("words that another window has sent go, also of a place that is not on screen", async () => {
  showScreen(
    <>
      <SessionEnded screen="dashboard" />
      <Leavable>
        <Form place="here" />
      </Leavable>
    </>,
  );
  await typed("here").fill("Half a sentence");
  await leave();
  const told = { place: "here", words: { ...empty, text: "Half a sentence" } };
  const [key, newValue] = [`cairn_gone/${user.uid}`, JSON.stringify(told)];
  dispatchEvent(new StorageEvent("storage", { key, newValue }));
  dispatchEvent(new StorageEvent("storage", { key, newValue: null }));
  await comeBack();
  await expect.element(typed("here")).toHaveValue("");
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain("Half a sentence");
});

test("they are saved under the same key wherever they are shown, until they change", async () => {
  showScreen(
    <Leavable>
      <Form place="here" />
    </Leavable>,
  );
  const key = page.getByRole("status");
  const pressed = async () => {
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => key.element().textContent).not.toBe("");
    return key.element().textContent;
  };
  await typed("here").fill("Half a sentence");
  const first = await pressed();
  await leave();
  await comeBack();
  expect(await pressed()).toBe(first);
  await typed("here").fill("Half a sentence more");
  await leave();
  await comeBack();
  expect(await pressed()).not.toBe(first);
});

test("a sign-out leaves none, nor what is typed until its new document comes", async () => {
  const { client, unmount } = showScreen(<Form place="here" />);
  await typed("here").fill("Half a sentence");
  await forgetSession(client, user.uid);
  await typed("here").fill("Half a sentence more");
  expect([...Object.keys(sessionStorage), ...Object.keys(localStorage)]).toEqual([]);
  unmount();
  showScreen(<Form place="here" />);
  await expect.element(typed("here")).toHaveValue("");
});

test.each([
  ["of another shape", { text: 7, kind: "plain" }],
  ["of an older release", { text: "Half a sentence" }],
  ["that are none", null],
])("words %s are none", async (_, words) => {
  const { unmount } = showScreen(<Form place="here" />);
  await typed("here").fill("x");
  localStorage.clear();
  const key = sessionStorage.key(0) ?? "";
  const kept = JSON.parse(sessionStorage.getItem(key) ?? "") as object;
  sessionStorage.setItem(key, JSON.stringify({ ...kept, words: { here: words } }));
  unmount();
  showScreen(<Form place="here" />);
  await expect.element(typed("here")).toHaveValue("");
});
