import { desc } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateBaseYears } from './climate-inventories.tables.ts';

export type BaseYearRow = typeof climateBaseYears.$inferSelect;

/** All base years that were ever adopted, the newest first. */
export const listBaseYears = (scoped: Scoped): Promise<BaseYearRow[]> =>
  scoped.tx
    .select()
    .from(climateBaseYears)
    .where(ownRows(climateBaseYears, scoped))
    .orderBy(desc(climateBaseYears.number));

/** Stores one more; another row with its number refuses it. */
export const insertBaseYear = async (
  { tx, tenantId, organisationId }: Scoped,
  fields: Omit<typeof climateBaseYears.$inferInsert, 'id' | 'tenantId' | 'organisationId'>,
) => {
  await tx.insert(climateBaseYears).values({ ...fields, tenantId, organisationId });
};
