import type { NewSupplier } from '@esg/contract';
import { and, eq } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { suppliers } from './suppliers.tables.ts';

type Details = Omit<NewSupplier, 'name'>;

/** What is kept of each supplier besides what it is asked by. */
export const listDetails = (scoped: Scoped) => scoped.tx.select().from(suppliers).where(ownRows(suppliers, scoped));

export const insertDetails = async (scoped: Scoped, entityId: string, details: Details) => {
  const { tx, tenantId, organisationId } = scoped;
  await tx.insert(suppliers).values({ ...details, tenantId, organisationId, entityId });
};

export const updateDetails = async (scoped: Scoped, entityId: string, details: Details) => {
  await scoped.tx
    .update(suppliers)
    .set(details)
    .where(and(ownRows(suppliers, scoped), eq(suppliers.entityId, entityId)));
};
