import { changeThresholdDefault, type MetricSettingsChange } from '@esg/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { metricSettings } from './metrics.tables.ts';

export type SettingsRow = Omit<typeof metricSettings.$inferSelect, 'tenantId' | 'organisationId'>;

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(metricSettings.tenantId, tenantId), eq(metricSettings.organisationId, organisationId));
const shown = {
  metricKey: metricSettings.metricKey,
  changeThreshold: metricSettings.changeThreshold,
  weightMetricKey: metricSettings.weightMetricKey,
  formula: metricSettings.formula,
  denominator: metricSettings.denominator,
  version: metricSettings.version,
};

/** Every metric setting of the organisation. */
export const listSettings = (scoped: Scoped): Promise<SettingsRow[]> =>
  scoped.tx.select(shown).from(metricSettings).where(own(scoped));

/** The organisation's settings of one metric; `undefined` where it has none. */
export const findSettings = async (scoped: Scoped, metricKey: string): Promise<SettingsRow | undefined> => {
  const [row] = await scoped.tx
    .select(shown)
    .from(metricSettings)
    .where(and(own(scoped), eq(metricSettings.metricKey, metricKey)));
  return row;
};

/** Whether the settings still had that version (0: none yet) and were stored. */
export const writeSettings = async (
  scoped: Scoped,
  metricKey: string,
  { version, ...change }: MetricSettingsChange,
) => {
  const { tx, tenantId, organisationId } = scoped;
  const rows =
    version === 0
      ? await tx
          .insert(metricSettings)
          .values({ tenantId, organisationId, metricKey, ...change })
          .onConflictDoNothing()
          .returning({ version: metricSettings.version })
      : await tx
          .update(metricSettings)
          .set({ ...change, version: sql`${metricSettings.version} + 1` })
          .where(and(own(scoped), eq(metricSettings.metricKey, metricKey), eq(metricSettings.version, version)))
          .returning({ version: metricSettings.version });
  return rows.length > 0;
};

/** Percentage of change from which an explanation is required. */
export const readThreshold = async (scoped: Scoped, metricKey: string): Promise<number> =>
  (await findSettings(scoped, metricKey))?.changeThreshold ?? changeThresholdDefault;

/** The same for any metric, read once. */
export const readThresholds = async (scoped: Scoped) => {
  const known = new Map((await listSettings(scoped)).map((row) => [row.metricKey, row.changeThreshold]));
  return (metricKey: string): number => known.get(metricKey) ?? changeThresholdDefault;
};
