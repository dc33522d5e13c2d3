export { invitationsRoutes } from './invitations.routes.ts';
