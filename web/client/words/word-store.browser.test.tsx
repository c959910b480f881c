import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import * as limits from "#domain/limits.ts";
import { makeKeptWords } from "./word-store.ts";

const PLACE = "check-in/goal";
const empty = { message: "" };

/** One more window of a person's browser: it shares the device with the others, and nothing of their tabs. */
function openWindow(uid = "ada", isOver = () => false) {
  sessionStorage.clear();
  return copyWindow(uid, isOver);
}

/** A copy of the window that was typed in last: a browser gives it what that tab keeps. */
function copyWindow(uid = "ada", isOver = () => false) {
  const kept = makeKeptWords(uid, isOver);
  return {
    kept,
    type: (message: string, place = PLACE) => kept.edit(place, empty, () => ({ message })),
    shown: (place = PLACE) => kept.read(place, empty).message,
  };
}

/** The texts on the device, in the order in which they were typed. */
const onDevice = () =>
  (JSON.parse(localStorage.getItem("cairn_drafts/ada") ?? "[]") as { words: unknown }[]).map(
    ({ words }) => (words as typeof empty).message,
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe("several windows of one person", () => {
  test("one in which nothing was typed shows what was typed last, and follows it", () => {
    const [one, other] = [openWindow(), openWindow()];
    one.type("Half");
    expect(other.shown()).toBe("Half");
    one.type("Half a sentence");
    expect(other.shown()).toBe("Half a sentence");
    one.type("");
    expect([one.shown(), other.shown()]).toEqual(["", ""]);
    expect(onDevice()).toEqual([]);
  });

  test("the first change makes the words a window's own: none writes over another's", () => {
    const [one, other] = [openWindow(), openWindow()];
    one.type("Half");
    other.type("Half an hour");
    expect(onDevice()).toEqual(["Half an hour"]);
    expect([one.shown(), other.shown()]).toEqual(["Half", "Half an hour"]);
    one.type("Half a mile");
    expect(onDevice()).toEqual(["Half an hour", "Half a mile"]);
    expect([one.shown(), other.shown()]).toEqual(["Half a mile", "Half an hour"]);
    expect(openWindow().shown()).toBe("Half a mile");
  });

  test("a window and its copy each keep what was made of the words in it", () => {
    const one = openWindow();
    one.type("Half");
    const copy = copyWindow();
    expect(copy.shown()).toBe("Half");
    copy.type("Run");
    one.type("Read");
    expect([one.shown(), copy.shown()]).toEqual(["Read", "Run"]);
    expect(onDevice()).toEqual(["Run", "Read"]);
  });

  test("what was sent goes from the device, and from each window that holds the same", () => {
    const [one, same, other] = [openWindow(), openWindow(), openWindow()];
    one.type("Half");
    same.type("Half a mile");
    same.type("Half");
    other.type("Something else");
    const words = { message: "Half" };
    one.kept.forget(PLACE, words);
    const newValue = JSON.stringify({ place: PLACE, words });
    const told = new StorageEvent("storage", { key: "cairn_gone/ada", newValue });
    for (const { kept } of [same, other]) kept.hear(told);
    expect(onDevice()).toEqual(["Something else"]);
    expect([one.shown(), same.shown(), other.shown()]).toEqual([
      "",
      "Something else",
      "Something else",
    ]);
  });

  test("what was typed while it was sent stays", () => {
    const one = openWindow();
    one.type("Half");
    one.type("Half a mile");
    one.kept.forget(PLACE, { message: "Half" });
    expect(one.shown()).toBe("Half a mile");
    expect(onDevice()).toEqual(["Half a mile"]);
  });

  test("one that was emptied shows nothing of another until a screen comes anew", () => {
    const [one, other] = [openWindow(), openWindow()];
    one.type("Mine");
    other.type("Another's");
    one.type("");
    expect(one.shown()).toBe("");
    one.kept.arrive(PLACE);
    expect(one.shown()).toBe("Another's");
  });

  test("the same words stay the same object while others are typed elsewhere", () => {
    const [one, other] = [openWindow(), openWindow()];
    one.type("Half");
    const words = other.kept.read(PLACE, empty);
    one.type("Run", "check-in/another");
    expect(other.kept.read(PLACE, empty)).toBe(words);
  });
});

test("another person finds nothing, and what they type takes nothing away", () => {
  const hers = openWindow();
  hers.type("Hers");
  const his = openWindow("grace");
  expect(his.shown()).toBe("");
  his.type("His");
  his.type("");
  expect(openWindow().shown()).toBe("Hers");
});

test("after a sign-out nothing is kept of what is typed on", () => {
  const over = openWindow("ada", () => true);
  over.type("Half");
  over.kept.forget(PLACE, { message: "Half" });
  over.type("Half a mile");
  expect(over.shown()).toBe("Half a mile");
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
});

describe("the list has a limit", () => {
  const place = (n: number) => `check-in/${n}`;
  const fill = (count: number) => {
    const kept = openWindow();
    for (let n = 1; n <= count; n += 1) kept.type(`Words ${n}`, place(n));
    return kept;
  };

  test("up to which all words are kept", () => {
    fill(limits.draftsOnDevice);
    expect(openWindow().shown(place(1))).toBe("Words 1");
    expect(onDevice()).toHaveLength(limits.draftsOnDevice);
  });

  test("beyond which those go that were left for longest, never those that are typed on", () => {
    const here = fill(limits.draftsOnDevice);
    here.type("Words 1, and more", place(1));
    here.type("One too many", place(0));
    const later = openWindow();
    expect(later.shown(place(1))).toBe("Words 1, and more");
    expect(later.shown(place(2))).toBe("");
    expect(later.shown(place(3))).toBe("Words 3");
    expect(onDevice()).toHaveLength(limits.draftsOnDevice);
    // The tab in which they were typed has them still.
    expect(here.shown(place(2))).toBe("Words 2");
  });
});

describe("storage", () => {
  test.each(["setItem", "getItem"] as const)("whose %s is refused: typing goes on", (refused) => {
    const refusal = vi.spyOn(Storage.prototype, refused).mockImplementation(() => {
      throw new DOMException("No room", "QuotaExceededError");
    });
    onTestFinished(() => refusal.mockRestore());
    const here = openWindow();
    here.type("Half");
    here.type("Half a mile");
    expect(here.shown()).toBe("Half a mile");
  });

  test("that is full while words grow: none of them comes back once they were sent", () => {
    const here = openWindow();
    here.type("Half");
    const refusal = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("No room", "QuotaExceededError");
    });
    here.type("Half a");
    here.type("Half a mile");
    expect(onDevice()).toEqual(["Half"]);
    refusal.mockRestore();
    here.kept.forget(PLACE, { message: "Half a mile" });
    expect(onDevice()).toEqual([]);
    expect(openWindow().shown()).toBe("");
  });

  test.each([
    ["broken", "{"],
    ["no list", '{"place":"check-in/goal"}'],
    ["a list of something else", '[null,7,"x",{"place":7},{"place":"check-in/goal"}]'],
    ["words of another shape", '[{"place":"check-in/goal","words":{"message":7}}]'],
  ])("that holds something %s is as good as empty, and takes words", (_, json) => {
    localStorage.setItem("cairn_drafts/ada", json);
    const here = openWindow();
    expect(here.shown()).toBe("");
    here.type("Half");
    expect(openWindow().shown()).toBe("Half");
  });

  test("of an older release, which kept new goals alone, is read", () => {
    localStorage.setItem("cairn_drafts/ada", '[{"id":"a","step":2,"message":"A goal"}]');
    expect(openWindow().shown("new-goal")).toBe("A goal");
    expect(openWindow().shown()).toBe("");
  });
});
