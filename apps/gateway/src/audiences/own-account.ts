import { ownAccountRoutes } from '../modules/auth/index.ts';
import { notificationsRoutes } from '../modules/notifications/index.ts';
import { supportRoutes } from '../modules/support/index.ts';
import { createTenantRouter } from '../platform/http/index.ts';
import type { AudienceDeps } from './audience-deps.ts';
import { behind } from './behind.ts';
import type { Guards } from './guards.ts';

/** Routes about the signed-in person only. */
export const ownAccountAudience = (deps: AudienceDeps, guards: Guards) =>
  createTenantRouter()
    // People of a suspended organisation can still change their passwords and sessions, and ask for help.
    .route('/', behind(guards.atHome, ownAccountRoutes(deps)))
    .route('/', behind(guards.signedIn, supportRoutes(deps)))
    // In a client a consultant reads what happened there; how often a digest comes belongs to their account.
    .route('/', behind(guards.work, notificationsRoutes(deps)));
