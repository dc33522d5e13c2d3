import type { ClientOrganization } from '@esg/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Scope, Scoped, Transaction } from '../../platform/database/index.ts';
import { listAwaitingAdministrators } from '../invitations/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { users } from '../users/users.tables.ts';

const { id, name, industry, headquartersCountry } = organisations;

const clients = ({ tenantId, organisationId }: Scoped) =>
  and(eq(organisations.tenantId, tenantId), eq(organisations.consultancyId, organisationId));

/** Clients of the caller's organisation, by name. */
export const listClients = (
  scoped: Scoped,
): Promise<Pick<ClientOrganization, 'id' | 'name' | 'industry' | 'headquartersCountry'>[]> =>
  scoped.tx
    .select({ id, name, industry, headquartersCountry })
    .from(organisations)
    .where(clients(scoped))
    .orderBy(asc(name), asc(id));

/** Whether this is one of them. */
export const isClient = async (scoped: Scoped, clientId: string) => {
  const rows = await scoped.tx
    .select({ id })
    .from(organisations)
    .where(and(clients(scoped), eq(id, clientId)));
  return rows.length > 0;
};

/** The caller's own organisation. */
export const findOwnNameAndType = async ({ tx, tenantId, organisationId }: Scoped) => {
  const [row] = await tx
    .select({ id, name, type: organisations.type })
    .from(organisations)
    .where(and(eq(organisations.tenantId, tenantId), eq(id, organisationId)));
  return row;
};

/** The consultancy that works for the caller's organisation. It is outside of their scope, so only its name is returned. */
export const findConsultancyOf = async (tx: Transaction, { tenantId, organisationId }: Scope) => {
  const consultancies = alias(organisations, 'consultancies');
  const [row] = await tx
    .select({ id: consultancies.id, name: consultancies.name })
    .from(organisations)
    .innerJoin(consultancies, eq(consultancies.id, organisations.consultancyId))
    .where(and(eq(organisations.tenantId, tenantId), eq(id, organisationId)));
  return row ?? null;
};

/**
 * Which of these organisations have an administrator, and which have invited one. The caller is outside of their scope, so the ids must be
 * those of the caller's own clients.
 */
export const findAdministered = async (tx: Transaction, tenantId: string, ids: readonly string[], now: Date) => {
  const registered = await tx
    .selectDistinct({ id: users.organisationId })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), inArray(users.organisationId, [...ids]), eq(users.role, 'administrator')));
  const invited = await listAwaitingAdministrators(tx, tenantId, ids, now);
  return { registered: new Set(registered.map(({ id }) => id)), invited };
};

/** Stores a client of this consultancy; `scoped` is the client's own. Its administrator finishes the company profile. */
export const insertClient = async (
  { tx, tenantId, organisationId }: Scoped,
  client: Pick<typeof organisations.$inferInsert, 'name' | 'industry' | 'headquartersCountry' | 'consultancyId'>,
) => {
  await tx
    .insert(organisations)
    .values({ ...client, id: organisationId, tenantId, type: 'Client', informationStep: '0' });
};
