import { type ClimateRules, type ClimateRulesChange, sameJson, usualClimateRules } from '@esg/contract';
import { and, eq, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateRules } from './climate.tables.ts';

/** Who writes, and when. */
export type Writing = { readonly by: string; readonly now: Date };

const rulesOf = (row: typeof climateRules.$inferSelect): ClimateRules => ({
  gwpSet: row.gwpSet,
  origins: row.origins,
  standIns: row.standIns,
  secondPerson: row.secondPerson,
  version: row.version,
  updatedBy: row.updatedByName,
  updatedAt: row.updatedAt.toISOString(),
});

/** The rules of the organisation, or the usual ones. */
export const findRules = async (scoped: Scoped): Promise<ClimateRules> => {
  const [row] = await scoped.tx.select().from(climateRules).where(ownRows(climateRules, scoped));
  return row ? rulesOf(row) : usualClimateRules;
};

/** The rules that lines are reckoned by, with the version that last changed what they come to: whoever asks for a second person changes nothing. */
export const findBasisRules = async (scoped: Scoped): Promise<ClimateRules> => {
  const [row] = await scoped.tx.select().from(climateRules).where(ownRows(climateRules, scoped));
  return row ? { ...rulesOf(row), version: row.basisVersion } : usualClimateRules;
};

type Decisive = Pick<ClimateRules, 'gwpSet' | 'origins' | 'standIns'>;
const decisiveOf = ({ gwpSet, origins, standIns }: Decisive) => ({ gwpSet, origins, standIns });
const decideTheSame = (one: Decisive, other: Decisive) => sameJson(decisiveOf(one), decisiveOf(other));

/** The changed rules; undefined where others than these were set meanwhile. */
export const writeRules = async (
  scoped: Scoped,
  { version, ...fields }: ClimateRulesChange,
  { by, now }: Writing,
): Promise<ClimateRules | undefined> => {
  const { tx, tenantId, organisationId } = scoped;
  const before = await findRules(scoped);
  const isAsBefore = decideTheSame(before, fields);
  const set = { ...fields, ...(!isAsBefore && { basisVersion: version + 1 }), updatedAt: now, updatedByName: by };
  const [row] =
    version === 0
      ? await tx
          .insert(climateRules)
          .values({ ...set, tenantId, organisationId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(climateRules)
          .set({ ...set, version: sql`${climateRules.version} + 1` })
          .where(and(ownRows(climateRules, scoped), eq(climateRules.version, version)))
          .returning();
  return row && rulesOf(row);
};
