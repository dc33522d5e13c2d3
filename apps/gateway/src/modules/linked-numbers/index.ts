export { linkedNumbersRoutes } from './linked-numbers.routes.ts';
