import { mayWork, type SubscriptionStatus } from '@esg/contract';
import { createMiddleware } from 'hono/factory';
import type { Database } from '../../platform/database/index.ts';
import { ProblemError, type ScopeVariables } from '../../platform/http/index.ts';
import { stillHolds } from '../../platform/still-holds.ts';
import { findStatus } from './subscriptions.repository.ts';

/** How long another gateway may still use an earlier status. This gateway discards it at once. */
const rememberMilliseconds = 5000;
const rememberedMax = 10_000;

export type StatusMemory = ReturnType<typeof createStatusMemory>;

/** The status of each organisation's subscription, cached for some seconds because every request needs it. */
export const createStatusMemory = (database: Database, now: () => Date) => {
  const remembered = new Map<string, { status: SubscriptionStatus | null; until: number }>();
  return {
    /** Null where the organisation has no subscription and is not to be removed. */
    find: async (organisationId: string): Promise<SubscriptionStatus | null> => {
      const known = remembered.get(organisationId);
      if (known && stillHolds(known, now().getTime(), rememberMilliseconds)) return known.status;
      const status = await database.withSystem((tx) => findStatus(tx, organisationId));
      if (remembered.size >= rememberedMax) remembered.clear();
      remembered.set(organisationId, { status, until: now().getTime() + rememberMilliseconds });
      return status;
    },
    forget: (organisationId: string) => {
      remembered.delete(organisationId);
    },
  };
};

/**
 * What people of an organisation with an inactive subscription may still use (spec section 4): their identity, account settings, billing,
 * sessions, help and support, and notifications. Everything else is closed, and a new path is closed from the beginning.
 */
const openPaths = [
  /^\/api\/users\/(?:me|me\/export|profiles|lang|upload-image|[^/]+\/avatar)$/,
  /^\/api\/consultancies\/switch-organization$/,
  /^\/api\/organization-profiles$/,
  /^\/api\/organizations\/(?:me|me\/removal|voucher-codes|sign-in-provider(?:\/(?:checks|domain-checks))?|[^/]+\/(?:logo|lang|report-lang))$/,
  /^\/api\/user-organization\/user-settings\//,
  /^\/api\/(?:payment|stripe|card-sandbox)\//,
  /^\/api\/(?:auth|sessions|account)(?:\/|$)/,
  /^\/api\/(?:system\/countries|organization-profile\/list-[a-z-]+|framework-builder\/industries\/universal)$/,
  /^\/api\/contact-us$/,
  /^\/api\/esg-cms\//,
  /^\/api\/notifications(?:\/(?:read|settings))?$/,
];

/** Refuses all other calls with `subscription.suspended` while the subscription is inactive. */
export const requireRunningSubscription = (statuses: StatusMemory) =>
  createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const isOpen = openPaths.some((path) => path.test(c.req.path));
    const { organisationId, visitor } = c.get('scope');
    // A client uses its consultancy's subscription.
    if (!isOpen && !mayWork(await statuses.find(visitor?.organisationId ?? organisationId)))
      throw new ProblemError('subscription.suspended');
    await next();
  });
