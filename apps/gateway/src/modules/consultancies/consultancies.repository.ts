import type { ClientOrganization } from '@esg/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';

const { id, name, industry, headquartersCountry } = organisations;

const clients = ({ tenantId, organisationId }: Scoped) =>
  and(eq(organisations.tenantId, tenantId), eq(organisations.consultancyId, organisationId));

/** Clients of the caller's organisation, by name. */
export const listClients = (scoped: Scoped): Promise<ClientOrganization[]> =>
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
