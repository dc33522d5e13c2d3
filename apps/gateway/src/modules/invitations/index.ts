export { findInvitation, type InvitationRow, listInvitations, takeInvitationOf } from './invitations.repository.ts';
export { invitationsRoutes } from './invitations.routes.ts';
export { inviteUser, resendInvitation, withdrawInvitation } from './invitations.service.ts';
