export { reportCreationRoutes } from './report-creation.routes.ts';
export { startFilled } from './start-filled.ts';
