import { dayMilliseconds, noticeReminders, type ReminderSettings } from '@esg/contract';

/** Whole days from one day to another; negative where the second is earlier. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds);

/** The calendar day of a moment, UTC. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The latest day on which people were to be reminded, counted from the due day, when it is this many days late; none before the first. */
export type Beats = (late: number) => number | undefined;

/** Days of letters: as the organisation chose. */
export const letterBeats =
  ({ daysBefore, onDueDay, everyDaysOverdue }: ReminderSettings): Beats =>
  (late) => {
    if (everyDaysOverdue > 0 && late >= everyDaysOverdue) return late - (late % everyDaysOverdue);
    if (onDueDay && late >= 0) return 0;
    return daysBefore > 0 && late >= -daysBefore ? -daysBefore : undefined;
  };

/** Days of notices: once shortly before the due day and once after it; nothing that has been overdue for long. */
export const noticeBeats: Beats = (late) => {
  const { dueSoonDays, overdueDays } = noticeReminders;
  if (late > overdueDays) return undefined;
  if (late > 0) return 1;
  return late >= -dueSoonDays ? -dueSoonDays : undefined;
};

/**
 * Whether to remind somebody today: a reminder day has come since they were last reminded. A gateway that was down on that day sends one
 * reminder later.
 *
 * @param lastHeardOn Null for somebody who was never reminded.
 */
export const isReminderDue = (beats: Beats, dueOn: string, lastHeardOn: string | null, today: string): boolean => {
  const beat = beats(daysBetween(dueOn, today));
  return beat !== undefined && (lastHeardOn === null || daysBetween(dueOn, lastHeardOn) < beat);
};
