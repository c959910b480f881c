import { announcementTemplate, unlessStopped, type AnnouncementFacts } from "./announcement.ts";
import type { MailKind } from "./mail-kind.ts";

export const marketing: MailKind<AnnouncementFacts> = {
  template: announcementTemplate,
  current: unlessStopped,
  sample: {
    subject: "Four ways to write a goal that holds",
    text: "A goal that can be measured is easier to keep.\n\nThis month we look at four that did.",
  },
};
