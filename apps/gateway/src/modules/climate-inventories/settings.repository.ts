import { type ClimateInventorySettings, type ClimateInventorySettingsChange, noInventorySettings } from '@esg/contract';
import { and, eq, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateInventorySettings } from './climate-inventories.tables.ts';

const own = (scoped: Scoped) => ownRows(climateInventorySettings, scoped);

const settingsOf = (row: typeof climateInventorySettings.$inferSelect): ClimateInventorySettings => ({
  responsible: row.responsible,
  verification: row.verification,
  exclusions: row.exclusions,
  baseYearStart: row.baseYearStart,
  baseYearReason: row.baseYearReason,
  thresholdPercent: row.thresholdPercent,
  policy: row.policy,
  uncertainties: row.uncertainties,
  uncertaintySource: row.uncertaintySource,
  version: row.version,
  updatedBy: row.updatedByName,
  updatedAt: row.updatedAt.toISOString(),
});

/** The settings of the organisation, or none. */
export const findSettings = async (scoped: Scoped): Promise<ClimateInventorySettings> => {
  const [row] = await scoped.tx.select().from(climateInventorySettings).where(own(scoped));
  return row ? settingsOf(row) : noInventorySettings;
};

/** The changed settings; undefined where others than these were set meanwhile. */
export const writeSettings = async (
  scoped: Scoped,
  { version, ...fields }: ClimateInventorySettingsChange,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<ClimateInventorySettings | undefined> => {
  const { tx, tenantId, organisationId } = scoped;
  const set = { ...fields, updatedAt: now, updatedByName: by };
  const [row] =
    version === 0
      ? await tx
          .insert(climateInventorySettings)
          .values({ ...set, tenantId, organisationId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(climateInventorySettings)
          .set({ ...set, version: sql`${climateInventorySettings.version} + 1` })
          .where(and(own(scoped), eq(climateInventorySettings.version, version)))
          .returning();
  return row && settingsOf(row);
};
