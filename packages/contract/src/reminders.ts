import * as v from 'valibot';
import { ref } from './schema.ts';

/** Ours: the possible numbers of days between reminders by e-mail. */
export const reminderDaysMax = 30;

const Days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(reminderDaysMax));
/** The times of the organisation's reminders by e-mail; 0 days means none of that kind. */
export const ReminderSettingsSchema = v.pipe(
  v.strictObject({ daysBefore: Days, onDueDay: v.boolean(), everyDaysOverdue: Days }),
  ref('ReminderSettings'),
);
export type ReminderSettings = v.InferOutput<typeof ReminderSettingsSchema>;

/** Ours: the reminders by e-mail of an organisation that has not chosen any. */
export const usualReminders: ReminderSettings = { daysBefore: 3, onDueDay: true, everyDaysOverdue: 3 };

/**
 * Ours: notices inside the product, the same for everybody: days before the due day, and days after it for people without an earlier
 * notice.
 */
export const noticeReminders = { dueSoonDays: 3, overdueDays: 7 } as const;
