import type { NewSupplier } from '@esg/contract';
import { and, eq, sql } from 'drizzle-orm';
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

type Many = readonly (Details & { readonly id: string })[];

/** Stores the details of many suppliers. */
export const insertManyDetails = async ({ tx, tenantId, organisationId }: Scoped, added: Many) => {
  if (added.length === 0) return;
  await tx.insert(suppliers).values(
    added.map(({ id, reference, country, contactEmail }) => ({
      reference,
      country,
      contactEmail,
      tenantId,
      organisationId,
      entityId: id,
    })),
  );
};

/** Changes the details of many suppliers in one statement. */
export const updateManyDetails = async ({ tx, tenantId, organisationId }: Scoped, changed: Many) => {
  await tx.execute(sql`
    update ${suppliers} set reference = changed.reference, country = changed.country,
      contact_email = changed."contactEmail"
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed(id uuid, reference text, country text,
      "contactEmail" text)
    where ${suppliers.entityId} = changed.id and ${suppliers.tenantId} = ${tenantId}
      and ${suppliers.organisationId} = ${organisationId}`);
};
