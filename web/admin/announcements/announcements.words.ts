import type { ReactNode } from "react";
import type { AnnouncementType } from "#domain/announcement.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Announcements",

  write: "Write an announcement",
  type: "Type",
  types: {
    announcement: "Announcement",
    marketing: "Marketing",
  } satisfies Readonly<Record<AnnouncementType, string>>,
  typeHints: {
    announcement: "News of the product, to everybody who has not turned it off.",
    marketing: "Tips and offers, only to those who asked for them.",
  } satisfies Readonly<Record<AnnouncementType, string>>,
  subject: "Subject",
  message: "Message",
  messageHint: "Plain text. An empty line begins a new paragraph.",
  send: "Send",
  preview: "Preview",
  people: (count: number, shown: string) => `${shown} ${count === 1 ? "person" : "people"}`,
  recipients: (people: string) => `${people} would get it now.`,

  subjectIs: (subject: ReactNode) => parts("Subject: ", subject),
  form: "Form of the mail",
  htmlForm: "The mail as HTML",
  close: "Close",

  sendQuestion: (people: string) => `Send to ${people}?`,
  sendWhat: {
    announcement: (subject: string, people: string) =>
      `“${subject}” goes out as an announcement to ${people}. It cannot be called back.`,
    marketing: (subject: string, people: string) =>
      `“${subject}” goes out as marketing mail to ${people}. It cannot be called back.`,
  } satisfies Readonly<Record<AnnouncementType, (subject: string, people: string) => string>>,
  sendTo: (people: string) => `Send to ${people}`,
  cancel: "Cancel",

  sentTitle: "Sent announcements",
  loading: "Loading announcements...",
  none: "Nothing was announced yet.",
  showEarlier: "Show earlier announcements",
  spokenQueueing: (subject: string) => `“${subject}” is being queued.`,
  spokenQueued: (subject: string) => `“${subject}” is queued. Its mails are on their way.`,
  spokenStopping: (subject: string) => `“${subject}” is being stopped.`,
  spokenDone: (subject: string, people: string) => `“${subject}” is done: sent to ${people}.`,
  spokenStopped: (subject: string, people: string) => `“${subject}” is stopped: sent to ${people}.`,

  queueing: "Queueing",
  sending: "Sending",
  done: "Done",
  stopping: "Stopping",
  stopped: "Stopped",
  by: (author: string) => `, by ${author}`,
  stoppedAt: (time: ReactNode) => parts(". Stopped ", time),
  queueingOf: (subject: string) => `Queueing of ${subject}`,
  queuedOf: (queued: string, all: string) => `${queued} of ${all} queued`,
  queued: "Queued",
  sent: "Sent",
  failed: "Failed",
  pending: "Pending",
  withdrawn: "No longer wanted",
  notSent: "Not sent",
  readMessage: "Read the message",

  stop: "Stop",
  stopOne: (subject: string) => `Stop ${subject}`,
  stopTitle: "Stop this announcement?",
  stopQuestion: (left: string, all: string) =>
    `${left} of ${all} mails have left and cannot be called back. The others will not leave.`,
  goOn: "Go on sending",
  stopAnnouncement: "Stop announcement",
};
