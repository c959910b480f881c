import { afterEach, expect, it } from "vitest";
import type { ComposedMail, Delivery, MailTransport } from "./mail-transport.ts";
import type { SmtpAddress } from "./smtp-address.ts";
import { openRawPort, openTestSmtp, smtpAt, type Manner } from "../fixtures/smtp-server.fixture.ts";
import { openSmtp } from "./smtp-transport.ts";

const from = { name: "Cairn", address: "cairn@example.org" };
const publicUrl = new URL("https://cairn.example.org");
/** For servers that go silent. */
const hasty = { connect: 1_000, greeting: 500, silence: 1_000 };

const mail: ComposedMail = {
  messageId: "<one@cairn.example.org>",
  writtenAt: Date.UTC(2026, 2, 10, 12),
  to: "ada@example.org",
  subject: "Grüße",
  text: "Text",
  html: "<p>Text</p>",
  headers: { "Auto-Submitted": "auto-generated" },
};

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

function sending(address: SmtpAddress, patience?: typeof hasty): MailTransport {
  const transport = openSmtp(address, from, publicUrl, patience);
  opened.unshift(transport);
  return transport;
}

async function serving(manner: Manner = {}) {
  const server = await openTestSmtp(manner);
  opened.push(server);
  return server;
}

it("hands a mail to its reader, and to nobody else", async () => {
  const server = await serving();
  const transport = sending(server.address);
  expect(await transport.send(mail)).toEqual({ kind: "sent" });
  expect(await transport.send({ ...mail, messageId: "<two@x>" })).toEqual({ kind: "sent" });
  expect(server.taken).toEqual([
    { messageId: "<one@cairn.example.org>", to: "ada@example.org", subject: "Grüße", cut: false },
    { messageId: "<two@x>", to: "ada@example.org", subject: "Grüße", cut: false },
  ]);
});

const answered: readonly [string, Manner, Delivery["kind"], RegExp][] = [
  ["a refused recipient", { recipient: () => "550 5.1.1 No such user" }, "refused", /550 5.1.1/],
  ["a full mailbox, after DATA", { data: () => "552 5.2.2 Full" }, "refused", /552/],
  ["a recipient refused without a reason", { recipient: () => 550 }, "unclear", /550/],
  ["relaying denied", { recipient: () => "554 5.7.1 Relay access denied" }, "blocked", /5.7.1/],
  ["another sender, after DATA", { data: () => "550 5.7.60 Not yours" }, "blocked", /5.7.60/],
  ["a recipient refused for now", { recipient: () => 451 }, "later", /451/],
  ["words refused for now", { data: () => 452 }, "later", /452/],
  ["a cut after DATA", { data: () => "cut" }, "later", /./],
];

it.each(answered)("%s", async (_, manner, kind, reason) => {
  const server = await serving(manner);
  expect(await sending(server.address).send(mail)).toEqual({
    kind,
    reason: expect.stringMatching(reason),
  });
  // Tried once: the outbox decides what is tried again.
  expect(server.taken.length).toBeLessThanOrEqual(1);
});

it("a server that is down", async () => {
  const server = await serving();
  await server.close();
  opened.length = 0;
  const delivery = await sending(server.address).send(mail);
  expect(delivery).toEqual({ kind: "later", reason: expect.stringContaining("ECONNREFUSED") });
});

it.each([
  ["says nothing", () => {}, /Greeting|timeout/i, hasty, "later"],
  [
    "greets byte by byte",
    (socket: { write(text: string): unknown }) => socket.write("2"),
    /Greeting|timeout/i,
    hasty,
    "later",
  ],
  ["hangs up", (socket: { end(): unknown }) => socket.end(), /./, undefined, "later"],
  [
    "refuses everybody",
    (socket: { end(text: string): unknown }) => socket.end("554 no\r\n"),
    /554/,
    undefined,
    "blocked",
  ],
])("a server that %s", async (_, connected, reason, patience, kind) => {
  const port = await openRawPort(connected);
  opened.push(port);
  const delivery = await sending(smtpAt(port.port), patience).send(mail);
  // What is refused before a mail is named concerns every mail: none of them is lost by it.
  expect(delivery).toEqual({ kind, reason: expect.stringMatching(reason) });
});

it.each([
  ["from the first byte", "implicit", { secure: true }],
  ["by STARTTLS", "starttls", {}],
] as const)("a certificate that nobody signed, %s", async (_, tls, options) => {
  const server = await serving({ options });
  const delivery = await sending({ ...server.address, tls }).send(mail);
  expect(delivery).toEqual({ kind: "later", reason: expect.stringMatching(/certificate/i) });
  expect(server.taken).toEqual([]);
});

it("nothing is sent in the clear where STARTTLS is asked for and not offered", async () => {
  const server = await serving();
  const delivery = await sending({ ...server.address, tls: "starttls" }).send(mail);
  expect(delivery).toMatchObject({ kind: "blocked" });
  expect(server.taken).toEqual([]);
});

it("a wrong password fails no mail for good", async () => {
  const server = await serving({
    options: {
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ["STARTTLS"],
      onAuth: (_auth, _session, callback) =>
        callback(Object.assign(new Error("wrong"), { responseCode: 535 })),
    },
  });
  const address = { ...server.address, user: "cairn", password: "wrong" };
  const delivery = await sending(address).send(mail);
  expect(delivery).toEqual({ kind: "blocked", reason: expect.stringContaining("535") });
});

it("greets a relay that asks for a full name by PUBLIC_URL's host", async () => {
  const server = await serving({ strictGreeting: true });
  expect(await sending(server.address).send(mail)).toEqual({ kind: "sent" });
  expect(server.greetings).toEqual(["cairn.example.org"]);
});

it("tells no address that the server repeats", async () => {
  const server = await serving({ recipient: (to) => `554 5.7.1 <${to}>: Relay access denied` });
  const delivery = await sending(server.address).send(mail);
  expect(delivery).toEqual({
    kind: "blocked",
    reason: expect.stringContaining("554 5.7.1 <(address)>: Relay access denied"),
  });
});

it("a header cannot be smuggled in by an address", async () => {
  const server = await serving();
  await sending(server.address).send({
    ...mail,
    to: "ada@example.org>\r\nRCPT TO:<x@evil.example",
  });
  expect(server.taken.filter(({ to }) => to.includes("evil"))).toEqual([]);
});
