export { frameworksRoutes } from './frameworks.routes.ts';
