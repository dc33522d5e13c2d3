import type { ReminderSettings } from '@esg/contract';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Whole days from one day to another; negative where the second comes first. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds);

/** The calendar day of a moment, UTC. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Days on which a reminder goes out, counted from the due day, up to this one; the latest of them, or none. */
const latestBeat = ({ daysBefore, onDueDay, everyDaysOverdue }: ReminderSettings, late: number) => {
  if (everyDaysOverdue > 0 && late >= everyDaysOverdue) return late - (late % everyDaysOverdue);
  if (onDueDay && late >= 0) return 0;
  return daysBefore > 0 && late >= -daysBefore ? -daysBefore : undefined;
};

/**
 * Whether somebody is to be reminded today: a day for it has come since they last heard of it. A gateway that stood still on that
 * day makes up for it, once.
 */
export const isReminderDue = (
  settings: ReminderSettings,
  dueOn: string,
  lastHeardOn: string,
  today: string,
): boolean => {
  const beat = latestBeat(settings, daysBetween(dueOn, today));
  return beat !== undefined && daysBetween(dueOn, lastHeardOn) < beat;
};
