import { useId, type RefObject } from "react";
import type { Announcement } from "#contract/announcements.ts";
import { useNotation } from "#web/ui/notation.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { path } from "#web/ui/scenes.ts";
import { Failed } from "#web/ui/failed.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Reading } from "#web/ui/reading.tsx";
import { ZoneWords } from "../admin-zone.tsx";
import { AnnouncementItem } from "./announcement-item.tsx";
import { spokenState } from "./announcement-words.ts";
import { useAnnouncements } from "./use-announcements.ts";
import { words } from "./announcements.words.ts";

interface Props {
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export function AnnouncementList({ heading }: Props) {
  const notation = useNotation();
  const titleId = useId();
  const read = useAnnouncements();
  const announcements = read.data?.pages.flatMap((page) => page.announcements);
  const [newest] = announcements ?? [];
  return (
    <Stack as="section" aria-labelledby={titleId}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {words.sentTitle}
      </h2>
      <p role="status" className="visually-hidden">
        {newest && spokenState(newest, notation)}
      </p>
      {read.isPending && <Reading>{words.loading}</Reading>}
      {read.isError && (
        <Failed pending={read.isFetching} onRetry={() => void read.refetch()}>
          {read.error.message}
        </Failed>
      )}
      <ZoneWords />
      {announcements && <Items announcements={announcements} />}
      {read.hasNextPage && (
        <p>
          <Button pending={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {words.showEarlier}
          </Button>
        </p>
      )}
    </Stack>
  );
}

function Items({ announcements }: { readonly announcements: readonly Announcement[] }) {
  if (announcements.length === 0) return <EmptyState scene={path}>{words.none}</EmptyState>;
  return (
    <Stack as="ul">
      {announcements.map((announcement) => (
        <AnnouncementItem key={announcement.id} announcement={announcement} />
      ))}
    </Stack>
  );
}
