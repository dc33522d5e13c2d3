import { requireGrant } from '../modules/access-grants/index.ts';
import { findInvitedToEntity } from '../modules/collections/index.ts';
import { findInvited, logRefusedGuestFile } from '../modules/contributions/index.ts';
import { authenticateGuest } from '../modules/guests/index.ts';
import { createModuleGate } from '../modules/module-gate/index.ts';
import { requireRunningSubscription } from '../modules/payment/index.ts';
import { identifyByLink } from '../modules/reporting-entity/index.ts';
import { logRefusedReportFile } from '../modules/reports/index.ts';
import { requireOwnTenant } from '../modules/tenants/index.ts';
import {
  authenticate,
  type Identify,
  type IdentifyKey,
  inHomeOrganisation,
  limitCalls,
  requireKeyScope,
} from '../platform/auth/index.ts';
import { answerETags, idempotent } from '../platform/http/index.ts';
import { scanUploads } from '../platform/uploads/index.ts';
import type { AudienceDeps } from './audience-deps.ts';

/** What each audience has to prove, and what is done for it, before one of its routes answers: each list is read from left to right. */
export const createGuards = (deps: AudienceDeps, identifyKey: IdentifyKey) => {
  const { config, database, directory, identify, identifyInPortal, now, payment } = deps;
  const running = requireRunningSubscription(payment.statuses);
  const provedBy = (proof: Identify) => [
    authenticate(proof, identifyKey),
    limitCalls({ ...deps, ...config.personCalls }),
    requireKeyScope,
    requireOwnTenant(directory),
    scanUploads(deps, (scope, file) => logRefusedReportFile(deps, scope, file)),
  ];
  const signedIn = provedBy(identify);
  const byLink = identifyByLink(deps, findInvitedToEntity);
  // A consultant's own account belongs to their consultancy, whichever client they view.
  const atHome = [...signedIn, inHomeOrganisation];
  const forWork = [running, createModuleGate(database, now), idempotent(deps), answerETags];
  return {
    guest: [
      authenticateGuest(deps, directory, findInvited),
      running,
      scanUploads(deps, (scope, file) => logRefusedGuestFile(deps, scope, file)),
    ],
    signedIn,
    atHome,
    work: [...signedIn, ...forWork],
    shortToken: [...provedBy(byLink.forShortToken), ...forWork],
    grant: [...provedBy(identifyInPortal(byLink.ofToken)), ...forWork, requireGrant(database)],
  };
};

export type Guards = ReturnType<typeof createGuards>;
