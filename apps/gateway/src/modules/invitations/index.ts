export {
  changeInvitedEntities,
  countAwaited,
  findInvitation,
  type InvitationRow,
  listAwaitingAdministrators,
  listInvitations,
  removeInvitation,
  takeInvitationOf,
} from './invitations.repository.ts';
export { invitationsRoutes } from './invitations.routes.ts';
export { inviteUser, resendInvitation, withdrawInvitation } from './invitations.service.ts';
