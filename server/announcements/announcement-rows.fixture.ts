import type { EndpointName } from "#contract/endpoints.ts";
import { onlyAdmin } from "../http/askers.fixture.ts";
import type { Row, Sample, World } from "../http/endpoint-rows.fixture.ts";
import { addReaders, announced, news } from "./announcement.fixture.ts";

type AnnouncementEndpoint = Extract<
  EndpointName,
  "readAnnouncements" | "countRecipients" | "previewAnnouncement" | "sendAnnouncement"
>;

interface Shared {
  readonly freeText: Readonly<Record<string, number>>;
}

/** A right draft of each type, with somebody who wants it. */
async function drafts({ test, people }: World, freeText: Shared["freeText"]): Promise<Sample[]> {
  await addReaders(test, [{ mail_marketing: true }]);
  const instead = { subject: freeText, text: freeText };
  const session = people.admin.cookie;
  return [
    { body: news, session, instead },
    { body: { ...news, type: "marketing" }, session, instead },
  ];
}

/** The rows of what admins write to everybody. */
export function announcementRows({
  freeText,
}: Shared): Readonly<Record<AnnouncementEndpoint, Row>> {
  const answers = onlyAdmin;
  const right = (world: World) => drafts(world, freeText);
  return {
    readAnnouncements: {
      right: async ({ test, people }) => {
        await addReaders(test, [{}]);
        const { number } = await announced(people.admin);
        const session = people.admin.cookie;
        return [{ session }, { session, query: { before: String(number + 1) } }];
      },
      answers,
    },
    countRecipients: {
      right: async ({ people }) => [{ session: people.admin.cookie }],
      answers,
    },
    previewAnnouncement: { right, answers },
    sendAnnouncement: { right, answers },
  };
}
