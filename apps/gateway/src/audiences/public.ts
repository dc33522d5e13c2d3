import { authRoutes } from '../modules/auth/index.ts';
import { askNewcomer, findInvitedToEntity } from '../modules/collections/index.ts';
import { findInvited } from '../modules/contributions/index.ts';
import { guestEntryRoutes } from '../modules/guests/index.ts';
import { invitationsRoutes } from '../modules/invitations/index.ts';
import { paymentWebhookRoutes } from '../modules/payment/index.ts';
import { visitsRoutes } from '../modules/providers/index.ts';
import { linkRoutes } from '../modules/reporting-entity/index.ts';
import { answeringRoutes } from '../modules/surveys/index.ts';
import { systemRoutes } from '../modules/system/index.ts';
import { tenantsRoutes } from '../modules/tenants/index.ts';
import { createPublicRouter } from '../platform/http/index.ts';
import type { AudienceDeps } from './audience-deps.ts';

/** Public routes: health, the tenant of a site, and signing in. */
export const publicAudience = (deps: AudienceDeps) =>
  createPublicRouter()
    .route('/', systemRoutes(deps, deps.describe))
    .route('/', tenantsRoutes(deps, deps.directory))
    .route('/', authRoutes(deps))
    .route('/', visitsRoutes(deps, askNewcomer))
    .route('/', invitationsRoutes(deps, askNewcomer))
    .route('/', guestEntryRoutes(deps, deps.directory, findInvited))
    .route('/', linkRoutes(deps, findInvitedToEntity))
    .route('/', answeringRoutes(deps, deps.directory))
    // The signature of the card provider is its proof.
    .route('/', paymentWebhookRoutes(deps.payment));
