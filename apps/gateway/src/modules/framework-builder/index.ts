export { frameworkBuilderRoutes } from './framework-builder.routes.ts';
export { frameworkFilesRoutes } from './framework-files.routes.ts';
export { templatesRoutes } from './templates.routes.ts';
export { templateFor, templateVersionIdOf } from './templates.service.ts';
