import { isOfDataHub, type Permission } from '@esg/contract';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { uniqueSymbol } from 'hono-openapi';
import type { Database } from '../../platform/database/index.ts';
import { ProblemError, type ScopeVariables } from '../../platform/http/index.ts';
import { stillHolds } from '../../platform/still-holds.ts';
import { readHasDataHub } from './data-hub.repository.ts';

/** How long an earlier answer may still count. */
const rememberMilliseconds = 5000;
const rememberedMax = 10_000;

type Marked = { spec?: { 'x-permission'?: Permission } };

/** What `requirePermission` says of the route that is going to answer. */
const permissionIn = (handler: object): Permission | undefined =>
  uniqueSymbol in handler ? (handler[uniqueSymbol] as Marked).spec?.['x-permission'] : undefined;

/**
 * Refuses every call that needs a permission of the data hub where the tenant or the organisation has none (decision 3). It goes by
 * the permissions of the routes, so a new route of the hub is closed from its first day.
 */
export const createDataHubGate = (database: Pick<Database, 'withSystem'>, now: () => Date) => {
  const remembered = new Map<string, { has: boolean; until: number }>();
  const find = async (organisationId: string) => {
    const known = remembered.get(organisationId);
    if (known && stillHolds(known, now().getTime(), rememberMilliseconds)) return known.has;
    const has = await database.withSystem((tx) => readHasDataHub(tx, organisationId));
    if (remembered.size >= rememberedMax) remembered.clear();
    remembered.set(organisationId, { has, until: now().getTime() + rememberMilliseconds });
    return has;
  };
  return createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const isAsked = matchedRoutes(c).some(({ handler }) => {
      const permission = permissionIn(handler);
      return permission !== undefined && isOfDataHub(permission);
    });
    if (isAsked && !(await find(c.get('scope').organisationId))) throw new ProblemError('permission.denied');
    await next();
  });
};
