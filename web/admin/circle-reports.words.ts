import type { ReactNode } from "react";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Reports from circles",
  hint: "Members send these words to the admins. Admins see nothing else of a circle.",
  sent: (time: ReactNode) => parts("Sent ", time, "."),
  closed: (time: ReactNode) => parts(" Closed ", time, "."),
  close: "Close report",
  from: (name: string) => ` from ${name}`,
};
