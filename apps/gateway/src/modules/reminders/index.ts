import type { GatewayDeps } from '../../platform/deps.ts';
import { type ReminderSource, sendReminders } from './reminders.service.ts';

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
 * Reminds each morning in Hong Kong, before digests of notifications go out, and when a gateway starts: one may have been missing that
 * morning, or ended in the middle of it.
 *
 * @param sources Whoever asks people for something.
 */
export const scheduleReminders = (deps: GatewayDeps, sources: readonly ReminderSource[]) => {
  const job = deps.jobs.define('reminders.send', () => sendReminders(deps, sources), { cron: '0 1 * * *' });
  deps.jobs.onStart(() => job.enqueue({}));
};
