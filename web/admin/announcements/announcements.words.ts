import type { ReactNode } from "react";
import type { AnnouncementType } from "#domain/announcement.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Announcements",

  write: "Write an announcement",
  type: "Type",
  types: {
    announcement: "Announcement",
    marketing: "Tips and offers",
  } satisfies Readonly<Record<AnnouncementType, string>>,
  typeHints: {
    announcement: "Product news, for everyone who hasn't turned announcements off.",
    marketing: "Tips and offers, only for people who opted in.",
  } satisfies Readonly<Record<AnnouncementType, string>>,
  subject: "Subject",
  message: "Message",
  messageHint: "Plain text. A blank line starts a new paragraph.",
  send: "Send",
  preview: "Preview",
  people: (count: number, shown: string) => `${shown} ${count === 1 ? "person" : "people"}`,
  audience: (count: string, people: string, others: readonly string[]) =>
    `This email goes to ${count} of ${people}${others.length === 0 ? "" : `; ${others.join(", ")}`}.`,
  turnedOff: {
    announcement: (shown: string) => `${shown} turned announcements off`,
    marketing: (shown: string, count: number) =>
      `${shown} ${count === 1 ? "hasn't" : "haven't"} turned tips and offers on`,
  } satisfies Readonly<Record<AnnouncementType, (shown: string, count: number) => string>>,
  unverified: (shown: string, count: number) =>
    `${shown} ${count === 1 ? "has" : "have"} no verified email address`,
  disabled: (shown: string, count: number) => `${shown} ${count === 1 ? "is" : "are"} disabled`,

  subjectIs: (subject: ReactNode) => parts("Subject: ", subject),
  form: "Email format",
  html: "HTML",
  plainText: "Text",
  htmlForm: "The email as HTML",
  close: "Close",

  sendQuestion: (people: string) => `Send to ${people}?`,
  sendWhat: {
    announcement: (subject: string, people: string) =>
      `“${subject}” will be sent as an announcement to ${people}. Once sent, it can't be recalled.`,
    marketing: (subject: string, people: string) =>
      `“${subject}” will be sent as a tips and offers email to ${people}. Once sent, it can't be recalled.`,
  } satisfies Readonly<Record<AnnouncementType, (subject: string, people: string) => string>>,
  sendTo: (people: string) => `Send to ${people}`,
  cancel: "Cancel",

  sentTitle: "Sent announcements",
  loading: "Loading announcements...",
  none: "No announcements yet.",
  showEarlier: "Show earlier announcements",
  spokenQueueing: (subject: string) => `“${subject}” is being queued.`,
  spokenQueued: (subject: string) => `“${subject}” is queued. The emails are on their way.`,
  spokenStopping: (subject: string) => `“${subject}” is being stopped.`,
  spokenDone: (subject: string, people: string) => `“${subject}” was sent to ${people}.`,
  spokenStopped: (subject: string, people: string) =>
    `“${subject}” was stopped after it was sent to ${people}.`,

  queueing: "Queueing",
  sending: "Sending",
  done: "Done",
  stopping: "Stopping",
  stopped: "Stopped",
  by: (author: string) => `, by ${author}`,
  stoppedAt: (time: ReactNode) => parts(". Stopped ", time),
  queueingOf: (subject: string) => `Queueing ${subject}`,
  queuedOf: (queued: string, all: string) => `${queued} of ${all} queued`,
  queued: "Queued",
  sent: "Sent",
  failed: "Failed",
  pending: "Pending",
  withdrawn: "Opted out",
  notSent: "Not sent",
  readMessage: "Read the message",

  stop: "Stop",
  stopOne: (subject: string) => `Stop ${subject}`,
  stopTitle: "Stop this announcement?",
  stopQuestion: (left: string, all: string) =>
    `Already sent: ${left} of ${all} emails, which can't be recalled. The rest won't be sent.`,
  goOn: "Keep sending",
  stopAnnouncement: "Stop announcement",
};
