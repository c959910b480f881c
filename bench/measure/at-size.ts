import { Agent, request } from "node:http";
import { listUsers, readAdminDashboard } from "#contract/admin.ts";
import { atMost, type Line } from "../report.ts";
import { median } from "../load/tasks.ts";
import type { SizedWorld } from "../sized-world.ts";

const MOST = 2;

interface Question {
  readonly name: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The page after this share of all users, 0 to 1. */
  readonly behind?: number;
}

const search = (name: string, q: string, behind?: number): Question => ({
  name: `search: ${name}`,
  path: listUsers.path,
  query: { q },
  ...(behind === undefined ? {} : { behind }),
});

const questions: readonly Question[] = [
  { name: "dashboard figures", path: readAdminDashboard.path },
  { name: "users, first page", path: listUsers.path },
  { name: "users, a page in the middle", path: listUsers.path, behind: 0.5 },
  { name: "users, a page near the end", path: listUsers.path, behind: 0.999 },
  search("one address", "amelia.abara.1640@crowd.example"),
  search("an address without digits", "amelia.abara@crowd.example"),
  search("a given name, one in 40", "priya"),
  search("a given name, in the middle", "priya", 0.5),
  search("a given and a family name, one in 1,640", "priya keller"),
  search("a beginning of names, one in 10", "ja"),
  search("a beginning of numbers", "1234"),
  search("what everybody has", "crowd"),
  search("what everybody has, in the middle", "crowd", 0.5),
  search("nobody", "zwentibold"),
  search("a given name beside what nobody has", "priya zwentibold"),
];

function addressOf({ path, query, behind }: Question, cursor: string): string {
  const after = behind === undefined ? {} : { after: cursor };
  const text = new URLSearchParams({ ...query, ...after }).toString();
  return text === "" ? path : `${path}?${text}`;
}

/** Answers in milliseconds. */
async function asker(world: SizedWorld, question: Question): Promise<() => Promise<number>> {
  const cursor = question.behind === undefined ? "" : await world.cursorAt(question.behind);
  const path = addressOf(question, cursor);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = world.server;
  const headers = { cookie: world.cookie };
  return () =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const asked = request({ host: "127.0.0.1", port, path, headers, agent }, (answer) => {
        answer.resume().on("error", reject);
        answer.on("end", () => {
          if (answer.statusCode === 200) resolve(performance.now() - began);
          else reject(new Error(`${path} answered ${answer.statusCode}`));
        });
      });
      asked.on("error", reject).end();
    });
}

const WARM_UP = 20;

/** Alternates between the worlds. */
async function compare(
  question: Question,
  small: SizedWorld,
  large: SizedWorld,
  rounds: number,
): Promise<Line> {
  const [askSmall, askLarge] = [await asker(small, question), await asker(large, question)];
  const times: { readonly small: number; readonly large: number }[] = [];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await askLarge() : null;
    const one = await askSmall();
    const pair = { small: one, large: first ?? (await askLarge()) };
    if (round >= 0) times.push(pair);
  }
  const ours = median(times.map((pair) => pair.large));
  const bare = median(times.map((pair) => pair.small));
  return atMost(MOST, {
    name: question.name,
    ours: `${ours.toFixed(2)} ms`,
    bare: `${bare.toFixed(2)} ms`,
    ratio: ours / bare,
  });
}

/** An admin's requests in a large world beside a small one. */
export async function atSize(
  small: SizedWorld,
  large: SizedWorld,
  rounds: number,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const question of questions) lines.push(await compare(question, small, large, rounds));
  return lines;
}
