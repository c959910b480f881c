import { late } from "#web/client/late-part.tsx";
import type { CorrectionProps } from "./correction-form.tsx";
import type { ShortcutsProps } from "./shortcuts.tsx";

const load = () => import("./after-first-view.tsx");

export const Shortcuts = late<ShortcutsProps>(() => load().then((m) => m.Shortcuts), null);
export const CorrectionForm = late<CorrectionProps>(() => load().then((m) => m.CorrectionForm));
export const PlansAgain = late(() => load().then((m) => m.PlansAgain));
export const WeekNews = late(() => load().then((m) => m.WeekNews), null);
