import type { ScreeningEvent, ScreeningEventQuery } from '@esg/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { olderThan, ownRows, type Scoped } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { climateScreening, climateScreeningEvents } from './climate-screening.tables.ts';

export type ScreeningRow = typeof climateScreening.$inferSelect;
type Said = Partial<
  Pick<
    ScreeningRow,
    'relevance' | 'criteria' | 'reason' | 'decidedByName' | 'decidedAt' | 'method' | 'owner' | 'dueOn' | 'estimates'
  >
>;
type Writing = { readonly by: { readonly id: string; readonly name: string }; readonly now: Date };

const own = (scoped: Scoped) => ownRows(climateScreening, scoped);

/** What is said of the categories, in their order; nothing of those of which nobody said anything. */
export const listScreening = (scoped: Scoped): Promise<ScreeningRow[]> =>
  scoped.tx.select().from(climateScreening).where(own(scoped)).orderBy(asc(climateScreening.category));

/** What is said of one. */
export const findScreening = async (scoped: Scoped, category: number): Promise<ScreeningRow | undefined> => {
  const of = and(own(scoped), eq(climateScreening.category, category));
  const [row] = await scoped.tx.select().from(climateScreening).where(of);
  return row;
};

/** The changed row; undefined where others than these were said since the version that was read. */
export const writeScreening = async (
  scoped: Scoped,
  { category, version, said }: { readonly category: number; readonly version: number; readonly said: Said },
  { by, now }: Writing,
): Promise<ScreeningRow | undefined> => {
  const { tx, tenantId, organisationId } = scoped;
  const set = { ...said, updatedAt: now, updatedByName: by.name };
  const [row] =
    version === 0
      ? await tx
          .insert(climateScreening)
          .values({ ...set, category, tenantId, organisationId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(climateScreening)
          .set({ ...set, version: sql`${climateScreening.version} + 1` })
          .where(and(own(scoped), eq(climateScreening.category, category), eq(climateScreening.version, version)))
          .returning();
  return row;
};

/** Keeps who did what, in the transaction of the deed. */
export const appendScreeningEvent = async (
  { tx, tenantId, organisationId }: Scoped,
  { category, relevance, reason }: Pick<ScreeningRow, 'category' | 'relevance' | 'reason'>,
  deed: ScreeningEvent['deed'],
  { by, now }: Writing,
) => {
  const at = { byId: by.id, byName: by.name, createdAt: now };
  await tx
    .insert(climateScreeningEvents)
    .values({ category, deed, relevance, reason, ...at, tenantId, organisationId });
};

/** Newest first, from behind `after`: of all categories, or of one. */
export const listScreeningEvents = (
  scoped: Scoped,
  { category }: Pick<ScreeningEventQuery, 'category'>,
  after: ListPosition | undefined,
  limit: number,
) =>
  scoped.tx
    .select()
    .from(climateScreeningEvents)
    .where(
      and(
        ownRows(climateScreeningEvents, scoped),
        category ? eq(climateScreeningEvents.category, category) : undefined,
        olderThan(climateScreeningEvents, after),
      ),
    )
    .orderBy(desc(climateScreeningEvents.createdAt), desc(climateScreeningEvents.id))
    .limit(limit);

/** The row as the API answers it. */
export const eventOf = (row: typeof climateScreeningEvents.$inferSelect): ScreeningEvent => ({
  id: row.id,
  category: row.category,
  deed: row.deed,
  relevance: row.relevance,
  reason: row.reason,
  by: row.byName,
  at: row.createdAt.toISOString(),
});
