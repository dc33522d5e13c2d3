import { collectionPortalRoutes, portalCommentRoutes, portalDelegationRoutes } from '../modules/collections/index.ts';
import { entityPortalRoutes, shortTokenRoutes } from '../modules/reporting-entity/index.ts';
import { createTenantRouter } from '../platform/http/index.ts';
import type { AudienceDeps } from './audience-deps.ts';
import { behind } from './behind.ts';
import type { Guards } from './guards.ts';

/**
 * Routes for people who were given access to a part of an organisation: nothing else of it exists for them (docs/adr/0073). They come with
 * an access token or a short one; who came by a link has the latter from its session (docs/adr/0087).
 */
export const grantAudience = (deps: AudienceDeps, guards: Guards) =>
  createTenantRouter()
    .route('/', behind(guards.shortToken, shortTokenRoutes(deps)))
    .route(
      '/',
      behind(
        guards.grant,
        createTenantRouter()
          .route('/', entityPortalRoutes(deps))
          .route('/', collectionPortalRoutes(deps))
          .route('/', portalCommentRoutes(deps))
          .route('/', portalDelegationRoutes(deps)),
      ),
    );
