import { noticeReminders, type ReminderSettings } from '@esg/contract';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Whole days from one day to another; negative where the second comes first. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds);

/** The calendar day of a moment, UTC. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The latest day, counted from the due day, on which people were to hear of it when it is so many days late; none before the first. */
export type Beats = (late: number) => number | undefined;

/** Days of letters: as the organisation chose. */
export const letterBeats =
  ({ daysBefore, onDueDay, everyDaysOverdue }: ReminderSettings): Beats =>
  (late) => {
    if (everyDaysOverdue > 0 && late >= everyDaysOverdue) return late - (late % everyDaysOverdue);
    if (onDueDay && late >= 0) return 0;
    return daysBefore > 0 && late >= -daysBefore ? -daysBefore : undefined;
  };

/** Days of notices: once when the day comes near, once when it has passed; what has been overdue for long is no news. */
export const noticeBeats: Beats = (late) => {
  const { dueSoonDays, overdueDays } = noticeReminders;
  if (late > overdueDays) return undefined;
  if (late > 0) return 1;
  return late >= -dueSoonDays ? -dueSoonDays : undefined;
};

/** Whether the due day has passed. */
export const isOverdue = (dueOn: string | null, today: string) => dueOn !== null && dueOn < today;

/**
 * Whether somebody is to be reminded today: a day for it has come since they last heard of it. A gateway that stood still on that
 * day makes up for it, once.
 *
 * @param lastHeardOn Null for those who never heard of it.
 */
export const isReminderDue = (beats: Beats, dueOn: string, lastHeardOn: string | null, today: string): boolean => {
  const beat = beats(daysBetween(dueOn, today));
  return beat !== undefined && (lastHeardOn === null || daysBetween(dueOn, lastHeardOn) < beat);
};
