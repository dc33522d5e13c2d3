import type { HubSave } from '@esg/contract';
import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { hubSaves } from './hub-saves.tables.ts';

export type HubSaveRow = typeof hubSaves.$inferSelect;
/** The number of saves that are listed. */
const shownMax = 50;

const ofReport = ({ tenantId, organisationId }: Scoped, reportId: string) =>
  and(eq(hubSaves.tenantId, tenantId), eq(hubSaves.organisationId, organisationId), eq(hubSaves.reportId, reportId));

/** A save as people see it. */
export const hubSaveOf = (row: Omit<HubSaveRow, 'items'>): HubSave => ({
  id: row.id,
  mode: row.mode,
  entityId: row.entityId,
  period: { start: row.periodStart, end: row.periodEnd },
  created: row.created,
  overwritten: row.overwritten,
  kept: row.kept,
  at: row.at.toISOString(),
  by: { id: row.byId, name: row.byName },
  undone:
    row.undoneAt === null
      ? null
      : {
          points: row.undonePoints ?? 0,
          at: row.undoneAt.toISOString(),
          by: { id: row.undoneById ?? '', name: row.undoneByName ?? '' },
        },
});

/** Saves of the report, newest first. */
export const listHubSaves = async (scoped: Scoped, reportId: string): Promise<HubSave[]> => {
  const { items: _items, ...columns } = getTableColumns(hubSaves);
  const rows = await scoped.tx
    .select(columns)
    .from(hubSaves)
    .where(ofReport(scoped, reportId))
    .orderBy(desc(hubSaves.at), desc(hubSaves.id))
    .limit(shownMax);
  return rows.map(hubSaveOf);
};

/** One save with all of its items, for this transaction only; `undefined` for an unknown one. */
export const lockHubSave = async (scoped: Scoped, reportId: string, id: string): Promise<HubSaveRow | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(hubSaves)
    .where(and(ofReport(scoped, reportId), eq(hubSaves.id, id)))
    .for('update');
  return row;
};

type NewSave = Omit<
  typeof hubSaves.$inferInsert,
  'id' | 'tenantId' | 'organisationId' | `undone${'Points' | 'At' | 'ById' | 'ByName'}`
>;

/** Stores a save. */
export const insertHubSave = async ({ tx, tenantId, organisationId }: Scoped, save: NewSave): Promise<HubSave> => {
  const [row] = await tx
    .insert(hubSaves)
    .values({ ...save, tenantId, organisationId })
    .returning();
  if (!row) throw new Error('The database took a saving and gave none back');
  return hubSaveOf(row);
};

/** Marks a save as undone. */
export const markUndone = async (
  scoped: Scoped,
  { reportId, id }: Pick<HubSaveRow, 'reportId' | 'id'>,
  points: number,
  by: { id: string; name: string },
  at: Date,
): Promise<HubSave | undefined> => {
  const [row] = await scoped.tx
    .update(hubSaves)
    .set({ undonePoints: points, undoneAt: at, undoneById: by.id, undoneByName: by.name })
    .where(and(ofReport(scoped, reportId), eq(hubSaves.id, id), isNull(hubSaves.undoneAt)))
    .returning();
  return row && hubSaveOf(row);
};
