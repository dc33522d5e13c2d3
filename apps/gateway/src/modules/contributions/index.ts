import type { GatewayDeps } from '../../platform/deps.ts';
import { sendReminders } from './digest.ts';
import { removeIdleSessions } from './guest.repository.ts';

export { organisationRoutes as contributionsRoutes } from './contributions.routes.ts';
export { logRefusedGuestFile, removeEvidenceFiles } from './evidence.service.ts';
export { guestEntryRoutes, guestRoutes } from './guest.routes.ts';
export { authenticateGuest } from './guest.service.ts';
export {
  countOpenGuestThreads,
  findGuestThread,
  listDraftThreads,
  listGuestThreads,
} from './guest-threads.repository.ts';
export { handOverContributions } from './hand-over.repository.ts';
export { endInvitationsOfOutsiders } from './outsiders.repository.ts';

/** Ours: sessions are over long before. */
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** Sends reminders each morning in Hong Kong and when a gateway starts (one may have been missing that morning), and forgets old sessions. */
export const scheduleContributions = (deps: GatewayDeps) => {
  const { jobs, database, now } = deps;
  const reminders = jobs.define('contributions.remind', () => sendReminders(deps), { cron: '0 1 * * *' });
  jobs.onStart(() => reminders.enqueue({}));
  const purge = () =>
    database.withSystem(async (tx) => {
      await removeIdleSessions(tx, new Date(now().getTime() - keptMilliseconds));
    });
  jobs.define('contributions.purge', purge, { cron: '55 2 * * *' });
};
