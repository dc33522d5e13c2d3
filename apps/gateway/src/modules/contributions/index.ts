export { findInvited, listDueContributions } from './contributions.repository.ts';
export { organisationRoutes as contributionsRoutes } from './contributions.routes.ts';
export { logRefusedGuestFile, removeEvidenceFiles } from './evidence.service.ts';
export { guestRoutes } from './guest.routes.ts';
export {
  countOpenGuestThreads,
  findGuestThread,
  listDraftThreads,
  listGuestThreads,
} from './guest-threads.repository.ts';
export { handOverContributions } from './hand-over.repository.ts';
export { endInvitationsOfOutsiders } from './outsiders.repository.ts';
export { contributionReminders } from './reminders.ts';
