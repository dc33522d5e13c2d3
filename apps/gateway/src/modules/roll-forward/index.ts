export { lastValuesIn } from './make.service.ts';
export { rollForwardRoutes } from './roll-forward.routes.ts';
