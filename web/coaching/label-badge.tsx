import type { CoachLabel } from "#domain/coach-view.ts";
import { words } from "#domain/coach-view.words.ts";
import { Badge } from "#web/ui/badge.tsx";
import type { Tone } from "#web/ui/tone.ts";

const labelTones: Readonly<Record<CoachLabel, Tone>> = {
  completed: "green",
  paused: "lichen",
  overdue: "red",
  stalled: "amber",
  "on-track": "teal",
  "in-progress": "lichen",
  "not-started": "grey",
  unknown: "grey",
};

// product 12.8
export function LabelBadge({ label }: { readonly label: CoachLabel }) {
  return <Badge tone={labelTones[label]}>{words.label[label]}</Badge>;
}
