export { textDraftsRoutes } from './text-drafts.routes.ts';
