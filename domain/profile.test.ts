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

  test.each([
    { email: null },
    { email: "" },
    { displayName: null },
    { displayName: "" },
    { profileData: null },
    { email: null, displayName: null, profileData: null },
  ])("not with %j", (lacking) => {
    expect(isCompleteProfile({ ...complete, ...lacking })).toBe(false);
  });
});

describe("an edited profile", () => {
  test("is kept without the space around it", () => {
    expect(editedProfile({ displayName: `  ${name}\n`, email: ` ${email}\t` })).toEqual({
      displayName: name,
      email,
    });
  });

  test.each([
    ["one letter", "李"],
    ["120 letters", "a".repeat(120)],
    ["120 letters and space around them", ` ${"a".repeat(120)} `],
    ["60 emoji, of two units each", "🪨".repeat(60)],
  ])("may have a name of %s", (_, displayName) => {
    expect(editedProfile({ displayName, email })).toEqual({
      displayName: displayName.trim(),
      email,
    });
  });

  test.each([
    ["121 letters", "a".repeat(121)],
    ["61 emoji", "🪨".repeat(61)],
    ["nothing", ""],
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
    ["Ada \t Lovelace", "Ada Lovelace"],
    ["Ada\u001b[31m", "Ada [31m"],
    ["Ada\u2028Lovelace", "Ada Lovelace"],
  ])("has its name on one line: %j", (displayName, kept) => {
    expect(editedProfile({ displayName, email })).toEqual({ displayName: kept, email });
  });

  test.each([
    ["\u202aAda Lovelace\u202c", "Ada Lovelace"],
    ["Ada\u200b Love\u200blace\ufeff", "Ada Lovelace"],
    ["\u2068Ada\u2069 \u200fLovelace", "Ada Lovelace"],
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

  test.each(["\u202aada@example.org\u202c", "'ada@example.org'", "<ada@example.org>"])(
    "has its address as it was meant: %j",
    (typed) => {
      expect(editedProfile({ displayName: name, email: typed })).toEqual({
        displayName: name,
        email,
      });
    },
  );

  test("names the name first where both are wrong", () => {
    expect(editedProfile({ displayName: "", email: "" })).toEqual(
      refuse("profile.name-missing", "displayName"),
    );
  });

  test.each([
    email,
    "a@b.co",
    "ada.lovelace+goals@mail.example.co.uk",
    "o'hara@example.org",
    "用户@例子.广告",
    "ada@xn--fsqu00a.xn--4gbrim",
    `${"a".repeat(64)}@example.org`,
    `a@${"b".repeat(63)}.org`,
    `${"a".repeat(64)}@${`${"b".repeat(61)}.`.repeat(3)}org`,
  ])("may have the address %s", (address) => {
    expect(editedProfile({ displayName: name, email: address })).toEqual({
      displayName: name,
      email: address,
    });
  });

  test.each([
    "",
    " ",
    "ada",
    "ada@",
    "@example.org",
    "ada@example",
    "ada@example.o",
    "ada@.org",
    "ada@example..org",
    "ada@.example.org",
    "ada@example.org.",
    "ada@@example.org",
    "ada@b@example.org",
    "ada @example.org",
    "ada@exam ple.org",
    "Ada <ada@example.org>",
    "ada@example.org, eve@example.org",
    "ada@example.org;eve@example.org",
    "ada@example.org\r\nBcc: eve@example.org",
    "ada\n@example.org",
    "ada\u0000@example.org",
    "ada\u007f@example.org",
    "ada\u0085@example.org",
    '"ada"@example.org',
    "ada(comment)@example.org",
    "ada@[127.0.0.1]",
    `${"a".repeat(65)}@example.org`,
    `a@${"b".repeat(64)}.org`,
    `a@${"b".repeat(60)}.${"c".repeat(64)}`,
    `${"a".repeat(64)}@${`${"b".repeat(61)}.`.repeat(3)}orga`,
  ])("may not have the address %j", (address) => {
    expect(editedProfile({ displayName: name, email: address })).toEqual(
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
