import type { CoachLabel } from "#domain/coach-view.ts";
import { Badge } from "#web/ui/badge.tsx";
import type { Tone } from "#web/ui/tone.ts";

const labelTones: Readonly<Record<CoachLabel, Tone>> = {
  Completed: "green",
  Paused: "lichen",
  Overdue: "red",
  Stalled: "amber",
  "On Track": "teal",
  "In Progress": "lichen",
  "Not Started": "grey",
  Unknown: "grey",
};

// product 12.8
export function LabelBadge({ label }: { readonly label: CoachLabel }) {
  return <Badge tone={labelTones[label]}>{label}</Badge>;
}
