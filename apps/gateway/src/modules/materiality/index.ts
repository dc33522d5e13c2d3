export { materialityRoutes } from './materiality.routes.ts';
export { findProfile, listTopics } from './profiles.repository.ts';
