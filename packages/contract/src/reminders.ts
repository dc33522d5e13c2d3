import * as v from 'valibot';
import { ref } from './schema.ts';

/** Ours: days that reminders by e-mail may lie apart. */
export const reminderDaysMax = 30;

const Days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(reminderDaysMax));
/** When the organisation's reminders by e-mail go out; 0 days stands for none of that kind. */
export const ReminderSettingsSchema = v.pipe(
  v.strictObject({ daysBefore: Days, onDueDay: v.boolean(), everyDaysOverdue: Days }),
  ref('ReminderSettings'),
);
export type ReminderSettings = v.InferOutput<typeof ReminderSettingsSchema>;

/** Ours: reminders by e-mail of an organisation that chose none. */
export const usualReminders: ReminderSettings = { daysBefore: 3, onDueDay: true, everyDaysOverdue: 3 };

/** Ours: notices inside the product, the same for everybody: days before the due day, and days after it for who heard of none before. */
export const noticeReminders = { dueSoonDays: 3, overdueDays: 7 } as const;
