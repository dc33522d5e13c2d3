import { isOpenIn, type Module, moduleOf, type Permission } from '@esg/contract';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { uniqueSymbol } from 'hono-openapi';
import type { Database } from '../../platform/database/index.ts';
import { ProblemError, type ScopeVariables } from '../../platform/http/index.ts';
import { stillHolds } from '../../platform/still-holds.ts';
import { readModulesInForce } from './module-gate.repository.ts';

/** How long an earlier answer may be used. */
const rememberMilliseconds = 5000;
const rememberedMax = 10_000;

type Marked = { spec?: { 'x-permission'?: Permission } };

/** The permission that `requirePermission` asks for on the route that will answer. */
const permissionIn = (handler: object): Permission | undefined =>
  uniqueSymbol in handler ? (handler[uniqueSymbol] as Marked).spec?.['x-permission'] : undefined;

/**
 * Refuses every call that needs a permission of a module that the tenant or the organisation does not have (decision 3). It reads the
 * permissions of the routes, so a new route of a module is closed from the beginning.
 */
export const createModuleGate = (database: Pick<Database, 'withSystem'>, now: () => Date) => {
  const remembered = new Map<string, { modules: readonly Module[]; until: number }>();
  const find = async (organisationId: string) => {
    const known = remembered.get(organisationId);
    if (known && stillHolds(known, now().getTime(), rememberMilliseconds)) return known.modules;
    const modules = await database.withSystem((tx) => readModulesInForce(tx, organisationId));
    if (remembered.size >= rememberedMax) remembered.clear();
    remembered.set(organisationId, { modules, until: now().getTime() + rememberMilliseconds });
    return modules;
  };
  return createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const asked = matchedRoutes(c)
      .map(({ handler }) => permissionIn(handler))
      .filter((permission) => permission !== undefined && moduleOf(permission) !== undefined) as Permission[];
    if (asked.length > 0) {
      const modules = await find(c.get('scope').organisationId);
      if (!asked.every((permission) => isOpenIn(modules, permission))) throw new ProblemError('permission.denied');
    }
    await next();
  });
};
