export { frameworksRoutes } from './frameworks.routes.ts';
export { disclosureOf, frameworkIn } from './frameworks.service.ts';
export { importLibrary } from './import-library.ts';
