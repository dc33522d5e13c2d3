export {
  changeInvitedEntities,
  countAwaited,
  countInvitedFor,
  findInvitation,
  type InvitationRow,
  listAwaitingAdministrators,
  listInvitations,
  listInvitedFor,
  passInvitationsOn,
  removeInvitation,
  takeInvitationOf,
} from './invitations.repository.ts';
export { invitationsRoutes } from './invitations.routes.ts';
export { inviteUser, renewInvitationLink, resendInvitation, withdrawInvitation } from './invitations.service.ts';
