import { describe, expect, test } from "vitest";
import { changedProfile, editedProfile, isCompleteProfile } from "./profile.ts";
import { refuse } from "./refusal.ts";

const name = "Ada Lovelace";
const email = "ada@example.org";

describe("a profile is complete only with email, displayName and profileData (product 13.6)", () => {
  const complete = { email, displayName: name, profileData: {} };

  test("with all three", () => {
    expect(isCompleteProfile(complete)).toBe(true);
  });

  test.each([{ email: "" }, { displayName: "" }, { profileData: null }])(
    "not with %j",
    (lacking) => {
      expect(isCompleteProfile({ ...complete, ...lacking })).toBe(false);
    },
  );
});

describe("an edited profile", () => {
  test("is kept without the space around it", () => {
    expect(editedProfile({ displayName: `  ${name}\n`, email: ` ${email}\t` })).toEqual({
      displayName: name,
      email,
    });
  });

  test.each([["120 letters and space around them", ` ${"a".repeat(120)} `]])(
    "may have a name of %s",
    (_, displayName) => {
      expect(editedProfile({ displayName, email })).toEqual({
        displayName: displayName.trim(),
        email,
      });
    },
  );

  test.each([
    ["121 letters", "a".repeat(121)],
    ["space", " \t\u00a0"],
    ["nothing but control characters", "\u0007\u007f"],
  ])("may not have a name of %s", (_, displayName) => {
    expect(editedProfile({ displayName, email })).toEqual(
      refuse("profile.name-missing", "displayName"),
    );
  });

  // The name goes into mail headers and logs, one line each.
  test.each([
    ["A\r\nBcc: x@example.org", "A Bcc: x@example.org"],
    ["Ada\u0000Lovelace", "Ada Lovelace"],
    ["Ada\u001b[31m", "Ada [31m"],
  ])("has its name on one line: %j", (displayName, kept) => {
    expect(editedProfile({ displayName, email })).toEqual({ displayName: kept, email });
  });

  test.each([
    ["\u202aAda Lovelace\u202c", "Ada Lovelace"],
    ["Ada\u200b Love\u200blace\ufeff", "Ada Lovelace"],
    // What joins letters and emoji belongs to them.
    ["می\u200cخواهم", "می\u200cخواهم"],
    ["Ada 👩\u200d🚀", "Ada 👩\u200d🚀"],
    ["葛\u{e0100}城", "葛\u{e0100}城"],
  ])("has a name without marks that nobody sees: %j", (displayName, kept) => {
    expect(editedProfile({ displayName, email })).toEqual({ displayName: kept, email });
  });

  test.each(["\u200b", "\u3164", "\u202a\u202c"])(
    "may not have a name of %j alone",
    (displayName) => {
      expect(editedProfile({ displayName, email })).toEqual(
        refuse("profile.name-missing", "displayName"),
      );
    },
  );

  test("has its address as it was meant", () => {
    const typed = "\u202a'ada@example.org'\u202c";
    expect(editedProfile({ displayName: name, email: typed })).toEqual({
      displayName: name,
      email,
    });
  });

  test("names the name first where both are wrong", () => {
    expect(editedProfile({ displayName: "", email: "" })).toEqual(
      refuse("profile.name-missing", "displayName"),
    );
  });

  test("is refused with no address", () => {
    expect(editedProfile({ displayName: name, email: "ada" })).toEqual(
      refuse("profile.email-invalid", "email"),
    );
  });
});

describe("a changed profile", () => {
  const stored = { displayName: name, email };

  test.each([
    ["a name", { displayName: " Ada \t Lovelace " }, { displayName: "Ada" }],
    ["an address", { email: ` ${email}\n` }, { email: "" }],
  ])("is no other than the one that an earlier save of %s has stored", (_, change, shown) => {
    expect(changedProfile(stored, change, shown)).toEqual(stored);
  });

  test.each([
    ["displayName", { displayName: "Ada" }, { displayName: "A." }],
    ["email", { email: "ada@example.com" }, { email: "" }],
  ])("takes back no %s that was changed elsewhere meanwhile", (field, change, shown) => {
    expect(changedProfile(stored, change, shown)).toEqual(refuse("form.overtaken", field));
  });
});
