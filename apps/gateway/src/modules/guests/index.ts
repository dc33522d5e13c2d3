import type { GatewayDeps } from '../../platform/deps.ts';
import { deleteIdleSessions } from './guests.repository.ts';

/**
 * People who come by a link, without signing in: their links, their sessions, and how long these open what a guest was invited to. The
 * module does not know what that is: the inviting module admits the guest, sends the e-mail with a link, and withdraws.
 */
export {
  admitGuest,
  endGuests,
  findByLink,
  findGuests,
  findLastLink,
  type Guest,
  issueLink,
  listGuestSessions,
  prolongGuest,
  withdrawGuests,
} from './guests.repository.ts';
export { guestEntryRoutes } from './guests.routes.ts';
export { authenticateGuest, type FindInvited, type Invited, openSession, proveSession } from './guests.service.ts';

/** Ours: sessions have ended long before. */
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** Deletes old sessions each night. */
export const scheduleGuests = ({ jobs, database, now }: GatewayDeps) => {
  const purge = () =>
    database.withSystem(async (tx) => {
      await deleteIdleSessions(tx, new Date(now().getTime() - keptMilliseconds));
    });
  jobs.define('guests.purge', purge, { cron: '55 2 * * *' });
};
