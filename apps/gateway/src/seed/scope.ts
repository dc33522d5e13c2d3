import type { Scope } from '../platform/database/index.ts';
import type { GatewayDeps } from '../platform/deps.ts';
import { demoTenants } from './demo-data.ts';

/** The scope of a demonstration account, as its sign-in would make it; of a consultant, while they view that client. */
export const scopeOf = (email: string, clientId?: string): Scope => {
  for (const { id: tenantId, organisations } of demoTenants)
    for (const { id: organisationId, name: organisationName, type, users } of organisations) {
      const user = users.find((candidate) => candidate.email === email);
      if (!user) continue;
      const own = { tenantId, organisationId, userId: user.id, role: user.role, organisationType: type };
      if (clientId === undefined || clientId === organisationId) return own;
      const visitor = { organisationId, organisationName, name: `${user.firstName} ${user.lastName}` };
      return { ...own, organisationId: clientId, role: 'consultant', organisationType: 'Client', visitor };
    }
  throw new Error(`No demonstration account has the address ${email}`);
};

/** The moment that many days earlier. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** The day that many days from now. */
export const dayFrom = (now: Date, days: number) => daysBefore(now, -days).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Does all the work of one piece in one transaction, which makes it complete or absent, and fast. */
export const inOneTransaction = (
  gateway: GatewayDeps,
  scope: Scope,
  at: Date,
  work: (deps: GatewayDeps) => Promise<void>,
) =>
  gateway.database.withScope(scope, ({ tx }) => {
    // Its people belong to one organisation, so the fence of the first applies to all.
    const withScope: GatewayDeps['database']['withScope'] = (person, run) => run({ ...person, tx });
    return work({ ...gateway, now: () => at, database: { ...gateway.database, withScope } });
  });
