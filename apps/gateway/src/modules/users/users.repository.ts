import type { Language } from '@esg/contract';
import { and, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { organisations } from '../organizations/index.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { users } from './users.tables.ts';

const self = ({ tenantId, organisationId, userId }: Scoped) =>
  and(eq(users.tenantId, tenantId), eq(users.organisationId, organisationId), eq(users.id, userId));

/** The caller with the organisation and the tenant they belong to. */
export const findSelf = async (scoped: Scoped) => {
  const [row] = await scoped.tx
    .select({ user: users, organisation: organisations, tenant: tenants })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .innerJoin(tenants, eq(tenants.id, users.tenantId))
    .where(self(scoped));
  return row;
};

export const updateOwnLanguage = async (scoped: Scoped, language: Language) => {
  await scoped.tx.update(users).set({ language }).where(self(scoped));
};
