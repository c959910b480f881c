import { recordOf, goalTexts } from "#domain/goal-fields.ts";
import { comebackByEntry } from "#domain/comeback.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { badgeRow } from "#server/goals/badges/badge-store.ts";
import { changeColumns } from "#server/goals/goal-change-store.ts";
import { measureColumns } from "#server/goals/goal-row.ts";
import type { Calendar } from "./calendar.ts";
import { addPlan } from "./plan-rows.ts";
import type { PlayedGoal, PlayedLife } from "./play-person.ts";
import type { WorldRows } from "./world-rows.ts";

const INVITED = 12;
const NOTED = 18;
const ANSWERED = 19;
const CHECKED_IN = 17;

type NewId = () => string;

function addGoal(
  rows: WorldRows,
  ownerId: string,
  played: PlayedGoal,
  calendar: Calendar,
  newId: NewId,
) {
  const { goal, moves, changes, story, coach } = played;
  const { measurable, status } = goal;
  rows.goals.push({
    id: goal.id,
    owner_id: ownerId,
    ...recordOf(goalTexts, (text) => goal[text]),
    status,
    ...measureColumns(measurable),
    weekly_quota: story.weeklyQuota ?? null,
    due_date: goal.dueDate,
    completed: goal.completed,
    completed_at: goal.completedAt,
    closed_at: goal.closedAt,
    pauses: goal.pauses,
    rhythms: goal.rhythms,
    checked_in: goal.checkedIn,
    deleted_at: goal.deletedAt,
    learned: goal.learned,
    former_coach_id: goal.formerCoachUid,
    former_coached_at: goal.formerCoachedAt,
    coach_id: goal.coachUid,
    coach_name: goal.coachName,
    coach_status: goal.coachStatus,
    coached_at: goal.coachedAt,
    coach_confirms: goal.coachConfirms,
    completion_asked_at: goal.completionAskedAt,
    created_at: goal.createdAt,
    last_progress_update_at: goal.lastProgressUpdateAt,
    ...addPlan(rows, played, calendar, newId),
    noted: coach !== null && (story.coach?.notes ?? []).length > 0,
    rev: goal.rev,
  });
  for (const told of changes)
    rows.goal_changes.push(changeColumns({ id: newId(), goalId: goal.id, ...told }));
  for (const { entry } of moves) {
    const { from, to, day, at, note, source, undoes } = entry;
    const id = newId();
    rows.progress_entries.push({
      id,
      goal_id: goal.id,
      from_value: from,
      to_value: to,
      day,
      at,
      note,
      source,
      undoes,
    });
  }
}

function addComebacks(rows: WorldRows, userId: string, { goal, moves, story }: PlayedGoal) {
  if (goal.measurable.type !== "DailyStreak" || story.weeklyQuota !== undefined) return;
  const gains: Record<string, number> = {};
  const weeks = new Set<string>();
  for (const { before, entry, now } of moves) {
    const lately = { gains, endings: [] };
    const laid = comebackByEntry({ ...before, pauses: goal.pauses }, lately, entry, now);
    gains[entry.day] = (gains[entry.day] ?? 0) + Number(entry.to) - Number(entry.from);
    if (laid === null || weeks.has(laid.week)) continue;
    weeks.add(laid.week);
    rows.comebacks.push({ goal_id: goal.id, user_id: userId, ...laid, at: now.at });
  }
}

function addCheckIns(
  rows: WorldRows,
  ownerId: string,
  { goal, story }: PlayedGoal,
  calendar: Calendar,
  newId: NewId,
) {
  for (const { ago, circle, message } of story.checkIns ?? [])
    rows.check_ins.push({
      id: newId(),
      user_id: ownerId,
      goal_id: goal.id,
      circle,
      message,
      category: goal.category,
      created_at: calendar.moment(ago, CHECKED_IN).at,
    });
}

function addReports(
  rows: WorldRows,
  ownerId: string,
  { goal, reports, coach }: PlayedGoal,
  { now }: Calendar,
  newId: NewId,
) {
  for (const { at, words, isSeen } of reports)
    rows.weekly_check_ins.push({
      id: newId(),
      goal_id: goal.id,
      user_id: ownerId,
      at,
      ...words,
      seen_at: isSeen ? Math.min(at + DAY_MS, now.at) : null,
      seen_by: isSeen && coach !== null ? coach.uid : null,
    });
}

function addInvitations(
  rows: WorldRows,
  { goal, story, coach, coachedAt }: PlayedGoal,
  calendar: Calendar,
  newId: NewId,
) {
  const opened = (createdAt: number) => ({
    id: newId(),
    goal_id: goal.id,
    created_at: createdAt,
    expires_at: createdAt + limits.invitationDays * DAY_MS,
  });
  const open = { ended: null, ended_at: null, used_by: null };
  if (coach !== null && coachedAt !== null) {
    const used = { ended: "used", ended_at: coachedAt, used_by: coach.uid } as const;
    rows.invitations.push({ ...opened(coachedAt - DAY_MS), ...used });
  }
  if (story.invitation === undefined) return;
  const { ago, withdrawnAgo } = story.invitation;
  const made = opened(calendar.moment(ago, INVITED).at);
  if (withdrawnAgo === undefined) return void rows.invitations.push({ ...made, ...open });
  const endedAt = calendar.moment(withdrawnAgo, INVITED).at;
  rows.invitations.push({ ...made, ended: "withdrawn", ended_at: endedAt, used_by: null });
}

function addNotes(
  rows: WorldRows,
  life: PlayedLife,
  { goal, story, coach }: PlayedGoal,
  calendar: Calendar,
  newId: NewId,
) {
  if (coach === null) return;
  for (const { ago, type, text, unread, replies = [] } of story.coach?.notes ?? []) {
    const id = newId();
    rows.coaching_notes.push({
      id,
      goal_id: goal.id,
      coach_id: coach.uid,
      coach_name: coach.name,
      note: text,
      type,
      created_at: calendar.moment(ago, NOTED).at,
      is_read: unread !== true,
      // Each answer, and reading the note, increments it.
      rev: 1 + replies.length + (unread === true ? 0 : 1),
    });
    for (const [turn, answer] of replies.entries()) {
      const author = turn % 2 === 0 ? life.actor : coach;
      rows.note_replies.push({
        id: newId(),
        note_id: id,
        author_id: author.uid,
        name: author.name,
        text: answer,
        by: turn % 2 === 0 ? "owner" : "coach",
        created_at: calendar.moment(ago, ANSWERED + turn / 2).at,
      });
    }
  }
}

function addPrivateNotes(
  rows: WorldRows,
  { goal, story, coach }: PlayedGoal,
  calendar: Calendar,
  newId: NewId,
) {
  if (coach === null) return;
  for (const { ago, text } of story.coach?.privateNotes ?? []) {
    const kept = { goal_id: goal.id, coach_id: coach.uid, text };
    const at = calendar.moment(ago, NOTED).at;
    rows.coach_private_notes.push({ id: newId(), ...kept, created_at: at, changed_at: null });
  }
}

export function addLife(rows: WorldRows, life: PlayedLife, calendar: Calendar, newId: NewId): void {
  const { uid } = life.actor;
  for (const played of life.goals) {
    addGoal(rows, uid, played, calendar, newId);
    addComebacks(rows, uid, played);
    addCheckIns(rows, uid, played, calendar, newId);
    addReports(rows, uid, played, calendar, newId);
    addInvitations(rows, played, calendar, newId);
    addNotes(rows, life, played, calendar, newId);
    addPrivateNotes(rows, played, calendar, newId);
  }
  for (const [day, at] of life.activity)
    rows.daily_activity.push({ user_id: uid, day, last_check_in: at });
  for (const badge of life.badges) rows.badges.push({ user_id: uid, ...badgeRow(badge) });
  const last = life.shares.at(-1);
  if (last !== undefined)
    rows.user_stats.push({
      user_id: uid,
      stat: "sharing",
      count: life.shares.length,
      last_shared_at: last,
    });
}
