import { readDashboard, readGoal } from "#contract/goals.ts";
import { liveStream } from "#contract/live.ts";
import { setTimeout as pause } from "node:timers/promises";
import { readStream, type Reader } from "./live/event-stream.fixture.ts";

const RETURN_MS = 200;

/** What somebody's open screen shows. */
export interface LiveView {
  /** The values of their goals, as far as they were told. */
  readonly values: ReadonlyMap<string, number>;
  /** How often the stream was opened. */
  readonly opened: number;
  /** Whatever was not answered with 200, in words. */
  readonly failures: readonly string[];
  leave(): Promise<void>;
}

/** Follows somebody's stream as a tab does: comes back by itself, and reads again what it is told of. */
export function followAs(port: number, cookie: string): LiveView {
  const values = new Map<string, number>();
  const failures: string[] = [];
  const tab = { opened: 0, over: false, position: "", reader: null as Reader | null };

  const fetched = async (path: string): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
    if (answer.status !== 200) failures.push(`GET ${path} ${answer.status}`);
    return answer.json();
  };
  const readAll = async (): Promise<void> => {
    const { goals } = readDashboard.output.parse(await fetched(readDashboard.path));
    for (const { id, measurable } of goals) values.set(id, Number(measurable.currentValue));
  };
  const readOne = async (id: string): Promise<void> => {
    const { goal } = readGoal.output.parse(await fetched(readGoal.path.replace(":goalId", id)));
    values.set(id, Number(goal.measurable.currentValue));
  };
  const follow = async (reader: Reader): Promise<void> => {
    const closing = reader.closed.then(() => "closed");
    for (let seen = 0; ;) {
      const news = await Promise.race([reader.until(seen + 1), closing]);
      if (news === "closed" && seen === reader.heard.length) return;
      for (const { event, id, data } of reader.heard.slice(seen)) {
        seen += 1;
        tab.position = id;
        if (event === "reset") await readAll();
        else if (data.entity === "goal") await readOne(data.id);
      }
    }
  };
  const live = async (): Promise<void> => {
    await readAll();
    for (; !tab.over; await pause(RETURN_MS)) {
      const since = tab.position === "" ? {} : { "last-event-id": tab.position };
      tab.reader = await readStream(port, liveStream.path, { cookie, ...since });
      tab.opened += 1;
      if (tab.reader.status !== 200) failures.push(`the stream ${tab.reader.status}`);
      await follow(tab.reader);
    }
  };
  const lived = live().catch((error: unknown) => void failures.push(String(error)));
  return {
    values,
    failures,
    get opened() {
      return tab.opened;
    },
    leave() {
      tab.over = true;
      tab.reader?.leave();
      return lived;
    },
  };
}
