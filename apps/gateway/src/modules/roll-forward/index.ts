export { rollForwardRoutes } from './roll-forward.routes.ts';
