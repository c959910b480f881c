import { expect, it } from "vitest";
import { type HostState, primaryAmong } from "./primary.ts";

const standby: HostState = { isWritable: false, timeline: 0 };
const away = undefined;
const first: HostState = { isWritable: true, timeline: 1 };
const second: HostState = { isWritable: true, timeline: 2 };

it.each<[string, (HostState | undefined)[], number, number, number]>([
  ["the only one that takes writes", [standby, first], 0, 0, 1],
  ["that one, where the first does not answer", [away, first], 0, 1, 1],
  ["the one in use, where it does", [first, standby], 0, 1, 0],
  ["the first, where all take writes and none is used yet", [first, first, first], 0, 0, 0],
  ["the one in use, where others are as good", [first, first, first], 1, 1, 1],
  ["the one promoted last, also where the one in use takes writes", [first, second], 0, 1, 1],
  ["the one promoted last, wherever it stands", [second, first], 1, 1, 0],
  ["the one in use rather than one left behind", [first, away], 1, 2, 1],
  ["one as new as the newest that was seen", [second, away], 1, 2, 0],
  ["the one in use, where all are standbys", [standby, standby], 1, 1, 1],
  ["the one in use, where nobody answers", [away, away, away], 2, 1, 2],
])("uses %s", (_, states, current, newest, place) => {
  expect(primaryAmong(states, current, newest)).toBe(place);
});
