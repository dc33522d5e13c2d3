export {
  changeInvitedEntities,
  countAwaited,
  countInvitedFor,
  deleteInvitationTo,
  findInvitation,
  type InvitationRow,
  listAwaitingAdministrators,
  listInvitations,
  listInvitedFor,
  passInvitationsOn,
  removeInvitation,
} from './invitations.repository.ts';
export { invitationsRoutes } from './invitations.routes.ts';
export { inviteUser, renewInvitationLink, resendInvitation, withdrawInvitation } from './invitations.service.ts';
