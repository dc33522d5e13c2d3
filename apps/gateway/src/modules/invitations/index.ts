export {
  changeInvitedEntities,
  countAwaited,
  countInvitedFor,
  findInvitation,
  type InvitationRow,
  listAwaitingAdministrators,
  listInvitations,
  passInvitationsOn,
  removeInvitation,
  takeInvitationOf,
} from './invitations.repository.ts';
export { invitationsRoutes } from './invitations.routes.ts';
export { inviteUser, resendInvitation, withdrawInvitation } from './invitations.service.ts';
