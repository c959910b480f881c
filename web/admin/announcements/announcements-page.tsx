import { useRef } from "react";
import { NoMail } from "#web/ui/no-mail.tsx";
import { useSendsMail } from "#web/client/view-context.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { AnnouncementForm } from "./announcement-form.tsx";
import { AnnouncementList } from "./announcement-list.tsx";
import { words } from "./announcements.words.ts";

export function AnnouncementsPage() {
  const sent = useRef<HTMLHeadingElement>(null);
  return (
    <AdminLayout current="admin-announcements">
      <h1>{words.title}</h1>
      {useSendsMail() ? <AnnouncementForm onSent={() => sent.current?.focus()} /> : <NoMail />}
      <AnnouncementList heading={sent} />
    </AdminLayout>
  );
}
