export { sampleDataRoutes } from './sample-data.routes.ts';
