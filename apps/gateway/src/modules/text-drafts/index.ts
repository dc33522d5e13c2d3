export { decidedChoices } from './assessed-topics.ts';
export { textDraftsRoutes } from './text-drafts.routes.ts';
