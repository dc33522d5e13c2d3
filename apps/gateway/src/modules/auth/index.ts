export { authRoutes } from './auth.routes.ts';
export { createSessionWatch, type SessionWatch } from './identify.ts';
export { schedulePurge } from './purge.ts';
