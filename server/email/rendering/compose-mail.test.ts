import { simpleParser, type ParsedMail } from "mailparser";
import { describe, expect, it } from "vitest";
import { isOptionalMail, mailTypes, type MailType } from "#domain/mail.ts";
import { sampleOf } from "#server/development/mailbox/samples.ts";
import { newId } from "#server/platform/random.ts";
import { signUnder } from "#server/platform/secret.ts";
import type { QueuedMail } from "../mails/mails.ts";
import { composeMail } from "./compose-mail.ts";
import { ownAddress } from "./mail-body.ts";
import { unsubscriberOf } from "../mail-tokens.ts";
import { rawMail } from "#server/platform/mail/raw-mail.ts";

const publicUrl = new URL("https://cairn.example.org");
const sign = signUnder("a secret of this test");
const from = { name: "Cairn", address: "cairn@example.org" };
const uid = newId();
const context = { sign, publicUrl, today: "2026-03-16" };

function mailOf(type: MailType, facts: object = sampleOf(type).facts): QueuedMail {
  const head = { messageId: "<one@cairn.example.org>", uid, recipient: "ada@example.org" };
  return { type, facts, ...head, createdAt: Date.UTC(2026, 2, 10, 12) } as QueuedMail;
}

async function parse(mail: QueuedMail): Promise<ParsedMail> {
  return simpleParser(await rawMail(await composeMail(mail, context), from));
}

/** Each tag with its attributes, in order. */
function tagsOf(html: string): string[] {
  return html.match(/<[^>]*>/g) ?? [];
}

/** Replaces every text at every depth, except in fields that are no words. */
function replaced(value: unknown, text: string, key = ""): unknown {
  const kept = [
    "goalId",
    "circleId",
    "dueDate",
    "day",
    "from",
    "lastDay",
    "due",
    "kept",
    "reason",
    "state",
    "verificationId",
    "addressHash",
  ];
  if (typeof value === "string") return kept.includes(key) ? value : text;
  if (Array.isArray(value)) return value.map((one) => replaced(one, text));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaced(one, text, name)]),
  );
}

const payloads = [
  "<script>alert(1)</script>",
  '" onmouseover="alert(1)',
  "</style><style>*{display:none}</style>",
  "<!-- -->&lt;b&gt;",
];

const hostile = ["A\r\nBcc: x@evil.example\r\n\r\nHello", "A\u0000B", "A\rB"];

describe.each(mailTypes)("%s", (type) => {
  const words = replaced(sampleOf(type).facts, "Some words") as object;

  it("says the same as HTML and as text, to one reader", async () => {
    const mail = await parse(mailOf(type));
    expect(mail.to).toMatchObject({ value: [{ address: "ada@example.org" }] });
    expect(mail.from?.value).toEqual([{ name: "Cairn", address: "cairn@example.org" }]);
    expect(mail.messageId).toBe("<one@cairn.example.org>");
    expect(mail.date).toEqual(new Date(Date.UTC(2026, 2, 10, 12)));
    expect(mail.subject?.length).toBeGreaterThan(3);
    expect(mail.attachments).toEqual([]);
    const text = mail.text ?? "";
    const said = (mail.html || "")
      .replace(/<style>.*?<\/style>|<title>.*?<\/title>/gs, "")
      .split(/<[^>]*>/)
      .map((piece) => piece.replaceAll("&#x27;", "'").replaceAll("\u00a0", "").trim())
      .filter((piece) => !["", "Cairn", "·"].includes(piece));
    expect(said.length).toBeGreaterThan(3);
    for (const piece of said) {
      expect(text).toContain(piece.replace(/^· /, ""));
    }
  });

  it("links to its own product alone, and needs no picture", async () => {
    const { html, text } = await composeMail(mailOf(type), context);
    const links = [...html.matchAll(/\b(?:href|src|action|background)="([^"]*)"/g)];
    for (const [, address] of links) expect(address).toMatch(/^https:\/\/cairn\.example\.org\//);
    for (const address of text.match(/https?:\/\/\S+/g) ?? [])
      expect(address).toMatch(/^https:\/\/cairn\.example\.org\//);
    expect(html).not.toMatch(/<(img|script|link|iframe|form|input)\b|url\(/);
    expect(html).toContain("prefers-color-scheme: dark");
  });

  it.each(payloads)("keeps its tree whatever is written: %s", async (payload) => {
    const plain = await composeMail(mailOf(type, words), context);
    const facts = replaced(sampleOf(type).facts, payload) as object;
    const spoiled = await composeMail(mailOf(type, facts), context);
    expect(tagsOf(plain.html).length).toBeGreaterThan(10);
    expect(tagsOf(spoiled.html)).toEqual(tagsOf(plain.html));
  });

  it.each(hostile)("takes no header and no reader from %j", async (text) => {
    const plain = await parse(mailOf(type, words));
    const mail = await parse(mailOf(type, replaced(sampleOf(type).facts, text) as object));
    const names = ({ headerLines }: ParsedMail) => headerLines.map(({ key }) => key);
    expect(names(mail)).toEqual(names(plain));
    expect(mail.to).toEqual(plain.to);
    expect(mail.bcc).toBeUndefined();
    expect(mail.subject).not.toMatch(/[\r\n\0]/);
  });
});

/** Our own sentences in facts, which isolate user text themselves. */
const said = new Set(["nextStep", "change", "pace", "step"]);

function turned(value: unknown, key = ""): unknown {
  if (typeof value === "string") return said.has(key) ? value : replaced(value, "قراءة", key);
  if (Array.isArray(value)) return value.map((one) => turned(one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, turned(one, name)]));
}

describe.each(mailTypes.filter((type) => type !== "verification"))("%s", (type) => {
  it("sets words from right to left apart from its own (product 1.12)", async () => {
    const mail = mailOf(type, turned(sampleOf(type).facts) as object);
    const { html, text, subject } = await composeMail(mail, context);
    expect(text).toContain("قراءة");
    const bare = (words: string) => words.replaceAll(/\u2068[^\u2069]*\u2069/g, "");
    const mixed = (words: string) => /[a-z]/i.test(words) && words.includes("قراءة");
    expect(bare(text).split("\n").filter(mixed)).toEqual([]);
    const body = html.replace(/^.*<body>/s, "");
    const own = /<(\w+) dir="auto"[^>]*>.*?<\/\1>/gs;
    expect(
      bare(body)
        .replaceAll(own, "")
        .split(/<[^>]*>/)
        .filter(mixed),
    ).toEqual([]);
    expect(subject).not.toMatch(/\p{Cf}/u);
  });
});

describe("the way to a goal", () => {
  function linksIn(html: string) {
    const found = html.matchAll(/<a\b[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g);
    return [...found].map(([, href, words = ""]) => [words.replaceAll(/<[^>]*>/g, ""), href]);
  }
  const page = (goalId: string) => `${publicUrl.origin}/goals/${goalId}`;
  const home = `${publicUrl.origin}/`;
  const [id, otherId] = [newId(), newId()];
  const one = { goalId: id, description: "Read", dueDate: "2026-06-30", percentage: 10 };
  const stands = { state: "open", change: "No change", pace: null, promises: [], due: null };
  const read = { ...one, ...stands, reason: "stalled", still: 8 };
  const sketch = { ...read, goalId: otherId, description: "Sketch" };
  const digest = { from: "2026-03-09", words: [], moved: 0, nextStep: "go on." };
  const words = [{ by: "Grace", text: "Well done" }];
  const written = { goalId: id, description: "Read", words };

  it.each<[string, MailType, object, (readonly string[])[]]>([
    [
      "a digest, by each goal's name",
      "weekly_update",
      { ...digest, goals: [read, sketch] },
      [
        ["Read", page(id)],
        ["Sketch", page(otherId)],
        ["Open your dashboard", home],
      ],
    ],
    [
      "a digest where a check-in is due, to the check-in",
      "weekly_update",
      { ...digest, goals: [read], checkInDue: true },
      [
        ["Read", page(id)],
        ["Check in", `${home}check-in`],
      ],
    ],
    [
      "a reminder of several",
      "goal_reminder",
      { reminders: [read, sketch] },
      [
        ["Read", page(id)],
        ["Sketch", page(otherId)],
        ["Open your dashboard", home],
      ],
    ],
    [
      "a reminder of one",
      "goal_reminder",
      { reminders: [read] },
      [
        ["Read", page(id)],
        ["Open your goal", page(id)],
      ],
    ],
    ["a note", "coaching_note", { ...written, toCoach: false }, [["Read and reply", page(id)]]],
    ["an answer", "coaching_note", { ...written, toCoach: true }, [["Reply", page(id)]]],
    ["a new coach", "coach_accepted", { ...one, coachName: "G" }, [["Open your goal", page(id)]]],
    ["a coach who left", "coach_left", { ...one, coachName: "G" }, [["Open your goal", page(id)]]],
  ])("of %s", async (_, type, facts, links) => {
    const { html, text } = await composeMail(mailOf(type, facts), context);
    expect(linksIn(html).slice(0, -2)).toEqual(links);
    for (const [, href] of links) expect(text).toContain(href);
  });

  it.each<[string, MailType, object, (readonly string[])[]]>([
    ["reminder", "goal_reminder", { reminders: [read] }, [["Open your dashboard", home]]],
    ["note", "coaching_note", { ...written, toCoach: false }, [["Read and reply", home]]],
    ["answer", "coaching_note", { ...written, toCoach: true }, [["Reply", `${home}coaching`]]],
    ["new coach", "coach_accepted", { ...one, coachName: "G" }, [["Open your dashboard", home]]],
  ])("of a %s that waits since before its facts named the goal", async (_, type, facts, links) => {
    const older = JSON.parse(
      JSON.stringify(facts, (key, value) => (key === "goalId" ? undefined : value)),
    );
    const { html, text } = await composeMail(mailOf(type, older), context);
    expect(linksIn(html).slice(0, -2)).toEqual(links);
    expect(html + text).not.toContain("undefined");
  });
});

const listHeaders = ({ headerLines }: ParsedMail) =>
  headerLines
    .filter(({ key }) => key.startsWith("list-"))
    .map(({ line }) => line.replaceAll(/\r?\n\s*/g, ""))
    .join("\n");

it("verification cannot be turned off", async () => {
  expect(listHeaders(await parse(mailOf("verification")))).toBe("");
});

describe.each(mailTypes.filter(isOptionalMail))("%s", (type) => {
  it("can be turned off by one POST (RFC 8058), and by a link", async () => {
    const mail = await parse(mailOf(type));
    const lines = listHeaders(mail);
    expect(lines).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const [, address = ""] = /List-Unsubscribe: ?<([^>]+)>/.exec(lines) ?? [];
    const url = new URL(address);
    expect(url.origin + url.pathname).toBe("https://cairn.example.org/unsubscribe");
    expect(unsubscriberOf(sign, url.searchParams.get("token") ?? "")).toEqual({ uid, type });
    expect(mail.html).toContain(`href="${address}"`);
  });
});

describe("tokens of /unsubscribe", () => {
  it("are read only as they were made", async () => {
    const { headers } = await composeMail(mailOf("marketing"), context);
    const token = /token=([^>]+)/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    expect(unsubscriberOf(sign, token)).toEqual({ uid, type: "marketing" });
    for (const wrong of [
      "",
      token.slice(0, -1),
      `${token}A`,
      `${token}.x`,
      token.replace("marketing", "announcement"),
      token.replace("marketing", "verification"),
      token.replace(uid, newId()),
    ])
      expect(unsubscriberOf(sign, wrong)).toBeNull();
    expect(unsubscriberOf(signUnder("another secret"), token)).toBeNull();
  });
});

it.each(["//evil.example/", "https://evil.example", "\\\\evil.example", "javascript:alert(1)", ""])(
  "no mail leads to %j",
  (path) => {
    expect(() => ownAddress(path, publicUrl)).toThrow(TypeError);
  },
);
