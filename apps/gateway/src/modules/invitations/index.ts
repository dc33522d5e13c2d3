export {
  changeInvitedEntities,
  countAwaited,
  countInvitedFor,
  deleteInvitation,
  deleteInvitationTo,
  findInvitation,
  type InvitationRow,
  listAwaitingAdministrators,
  listInvitations,
  listInvitedFor,
  passInvitationsOn,
} from './invitations.repository.ts';
export { invitationsRoutes } from './invitations.routes.ts';
export { inviteUser, renewInvitationLink, resendInvitation, withdrawInvitation } from './invitations.service.ts';
