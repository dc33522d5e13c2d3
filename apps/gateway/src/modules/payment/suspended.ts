import { mayWork, type SubscriptionStatus } from '@esg/contract';
import { createMiddleware } from 'hono/factory';
import type { Database } from '../../platform/database/index.ts';
import { ProblemError, type ScopeVariables } from '../../platform/http/index.ts';
import { stillHolds } from '../../platform/still-holds.ts';
import { findStatus } from './subscriptions.repository.ts';

/** How long another gateway may still act on an earlier status. This one forgets at once. */
const rememberMilliseconds = 5000;
const rememberedMax = 10_000;

export type StatusMemory = ReturnType<typeof createStatusMemory>;

/** The status of each organisation's subscription, remembered for some seconds: every request asks. */
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
 * What stays open to the people of an organisation whose subscription is not in force (spec section 4): who they are, the account
 * settings, billing, their sessions, help and support, and what they were told. Everything else is closed, and a new path is
 * closed from its first day.
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

/** Refuses with `subscription.suspended` everything but these while the subscription is not in force. */
export const requireRunningSubscription = (statuses: StatusMemory) =>
  createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const isOpen = openPaths.some((path) => path.test(c.req.path));
    const { organisationId, visitor } = c.get('scope');
    // A client uses its consultancy's subscription.
    if (!isOpen && !mayWork(await statuses.find(visitor?.organisationId ?? organisationId)))
      throw new ProblemError('subscription.suspended');
    await next();
  });
