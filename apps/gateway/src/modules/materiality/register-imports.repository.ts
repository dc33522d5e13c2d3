import {
  type RegisterImport,
  type RegisterImportFields,
  type RegisterImportHead,
  registerImportLimits,
} from '@esg/contract';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { type UndoneColumns, undoneOf } from '../imports/index.ts';
import { materialityImports } from './materiality.tables.ts';
import { type Author, signed } from './profiles.repository.ts';

/** A sheet of entries as it is stored. */
export type ImportRecord = typeof materialityImports.$inferSelect;
type Sheet = Pick<ImportRecord, 'profileId' | 'fileName' | 'sheet' | 'plan'>;
type Change = Partial<Pick<ImportRecord, 'state' | 'plan' | 'settled' | 'byId' | 'byName' | keyof UndoneColumns>>;

const one = (scoped: Scoped, id: string) => and(ownRows(materialityImports, scoped), eq(materialityImports.id, id));

type Planned = ImportRecord['plan'][number];
const changedOf = ({ changes }: Planned, entry: Planned['before']): RegisterImportFields =>
  entry ? Object.fromEntries(changes.map((field) => [field, entry[field]])) : {};

const headColumns = {
  id: materialityImports.id,
  profileId: materialityImports.profileId,
  state: materialityImports.state,
  fileName: materialityImports.fileName,
  byId: materialityImports.byId,
  byName: materialityImports.byName,
  at: materialityImports.at,
  undoneAt: materialityImports.undoneAt,
  undoneById: materialityImports.undoneById,
  undoneByName: materialityImports.undoneByName,
};

const headFrom = (record: Pick<ImportRecord, keyof typeof headColumns>): RegisterImportHead => ({
  id: record.id,
  assessmentId: record.profileId,
  state: record.state,
  fileName: record.fileName,
  by: { id: record.byId, name: record.byName },
  at: record.at.toISOString(),
  ...undoneOf(record),
});

/** The import as people see it. */
export const importFrom = (record: ImportRecord): RegisterImport => {
  const settled = new Map(record.settled.map((each) => [each.row, each.outcome]));
  return {
    ...headFrom(record),
    rows: record.plan.map((planned) => ({
      row: planned.row,
      kind: planned.kind,
      title: planned.title,
      changes: planned.changes,
      before: changedOf(planned, planned.before),
      after: changedOf(planned, planned.after),
      issues: planned.issues,
      outcome: settled.get(planned.row) ?? null,
    })),
  };
};

/** The import; `undefined` where the organisation has none of this id. */
export const findImport = async (scoped: Scoped, id: string): Promise<ImportRecord | undefined> =>
  (await scoped.tx.select().from(materialityImports).where(one(scoped, id)))[0];

/** Imports of an assessment that changed its register, the newest first. Sheets are megabytes, so they stay away. */
export const listImports = async (scoped: Scoped, profileId: string): Promise<RegisterImportHead[]> =>
  (
    await scoped.tx
      .select(headColumns)
      .from(materialityImports)
      .where(
        and(
          ownRows(materialityImports, scoped),
          eq(materialityImports.profileId, profileId),
          ne(materialityImports.state, 'checked'),
        ),
      )
      .orderBy(desc(materialityImports.at), desc(materialityImports.id))
      .limit(registerImportLimits.shown)
  ).map(headFrom);

/** Stores a checked sheet, and drops the oldest of those that the same person checked and did not import. */
export const insertImport = async (scoped: Scoped, sheet: Sheet, author: Author): Promise<ImportRecord> => {
  const { tx, tenantId, organisationId } = scoped;
  const waiting = and(
    ownRows(materialityImports, scoped),
    eq(materialityImports.profileId, sheet.profileId),
    eq(materialityImports.state, 'checked'),
    eq(materialityImports.byId, author.actor.id),
  );
  const older = tx
    .select({ id: materialityImports.id })
    .from(materialityImports)
    .where(waiting)
    .orderBy(desc(materialityImports.at), desc(materialityImports.id))
    .offset(registerImportLimits.checkedMax - 1);
  await tx.delete(materialityImports).where(and(waiting, inArray(materialityImports.id, older)));
  const [record] = await tx
    .insert(materialityImports)
    .values({ ...sheet, tenantId, organisationId, ...signed(author) })
    .returning();
  if (!record) throw new Error('A sheet of entries was not stored');
  return record;
};

/** Changes an import, and returns it. */
export const updateImport = async (scoped: Scoped, id: string, change: Change): Promise<ImportRecord> => {
  const [record] = await scoped.tx.update(materialityImports).set(change).where(one(scoped, id)).returning();
  if (!record) throw new Error('A sheet of entries is gone');
  return record;
};
