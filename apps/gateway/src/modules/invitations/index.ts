export { invitationsRoutes } from './invitations.routes.ts';
export { invitations } from './invitations.tables.ts';
