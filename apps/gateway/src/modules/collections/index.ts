export { collectionsRoutes } from './collections.routes.ts';
export { collectionCommentRoutes, portalCommentRoutes } from './comments.routes.ts';
export { portalDelegationRoutes } from './delegations.routes.ts';
export { askInvited, askNewcomer } from './letters.ts';
export { noteLinkUse, renewLink } from './link-use.service.ts';
export { collectionPortalRoutes } from './portal.routes.ts';
export { findInvitedToEntity, type InvitedToEntity } from './portal-links.service.ts';
export { collectionReminders } from './reminders.ts';
export { readRequestsOf } from './review.service.ts';
