import type { InsightTiles } from '@esg/contract';
import { and, eq, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { insightTiles } from './insights.tables.ts';

const own = (scoped: Scoped) => and(ownRows(insightTiles, scoped), eq(insightTiles.userId, scoped.userId));

/** What the person chose; the usual tiles at version 0 before they choose any. */
export const findTiles = async (scoped: Scoped): Promise<InsightTiles> => {
  const [row] = await scoped.tx.select().from(insightTiles).where(own(scoped));
  return row
    ? { metricKeys: row.metricKeys && [...row.metricKeys], version: row.version }
    : { metricKeys: null, version: 0 };
};

/** The stored choice; undefined where another one was stored since `version`. */
export const storeTiles = async (
  scoped: Scoped,
  { metricKeys, version }: InsightTiles,
  now: Date,
): Promise<InsightTiles | undefined> => {
  const { tx, tenantId, organisationId, userId } = scoped;
  const next = { metricKeys, version: version + 1, updatedAt: now };
  const isCurrent = sql`${insightTiles.version} = ${version}`;
  const [row] =
    version === 0
      ? await tx
          .insert(insightTiles)
          .values({ tenantId, organisationId, userId, ...next })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(insightTiles)
          .set(next)
          .where(and(own(scoped), isCurrent))
          .returning();
  return row && { metricKeys: row.metricKeys && [...row.metricKeys], version: row.version };
};
