import type { GatewayDeps } from '../../platform/deps.ts';
import { removeIdleSessions } from './guest.repository.ts';

export { listDueContributions } from './contributions.repository.ts';
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
export { contributionReminders } from './reminders.ts';

/** Ours: sessions are over long before. */
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** Forgets old sessions each night. */
export const scheduleContributions = ({ jobs, database, now }: GatewayDeps) => {
  const purge = () =>
    database.withSystem(async (tx) => {
      await removeIdleSessions(tx, new Date(now().getTime() - keptMilliseconds));
    });
  jobs.define('contributions.purge', purge, { cron: '55 2 * * *' });
};
