export { libraryRoutes } from './library.routes.ts';
export { referenceRoutes } from './reference.routes.ts';
