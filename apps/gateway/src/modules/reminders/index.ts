import type { GatewayDeps } from '../../platform/deps.ts';
import { type ReminderSource, sendReminders } from './reminders.service.ts';

export { isReminderDue } from './reminder-days.ts';
export { lastLetterOf } from './reminders.repository.ts';
export { remindersRoutes } from './reminders.routes.ts';
export {
  type OpenLetter,
  type OpenNotice,
  type ReminderSource,
  sendReminders,
  writeReminder,
} from './reminders.service.ts';

/**
 * Sends reminders each morning in Hong Kong, before digests of notifications, and when a gateway starts: it may have been down that
 * morning, or stopped while sending.
 *
 * @param sources The modules that ask people for something.
 */
export const scheduleReminders = (deps: GatewayDeps, sources: readonly ReminderSource[]) => {
  const job = deps.jobs.define('reminders.send', () => sendReminders(deps, sources), { cron: '0 1 * * *' });
  deps.jobs.onStart(() => job.enqueue({}));
};
