import type { NewClimateActivity } from '@esg/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { orderedId, ownRows, type Scoped } from '../../platform/database/index.ts';
import { readBasis } from './basis.ts';
import { climateActivities } from './climate.tables.ts';
import { columnsOf, lineOf, updateActivity } from './climate-activities.repository.ts';
import { insertResults, resultColumns } from './climate-results.repository.ts';
import type { Writing } from './climate-rules.repository.ts';
import { placementOf } from './placement.ts';
import { reckonLine } from './reckon.ts';

/** Where and when a line is of, by which a sheet finds it again. */
export type LineKey = Pick<NewClimateActivity, 'entityId' | 'label' | 'activityTypeId' | 'month' | 'source'>;
/** A line that is there. */
export type StandingLine = { readonly id: string; readonly version: number; readonly line: NewClimateActivity };
type Stored = typeof climateActivities.$inferSelect;

const placed = (line: NewClimateActivity) => {
  const placement = placementOf(line);
  if (!placement) throw new Error(`No line is stored with the unit ${line.unit}`);
  return placement;
};

const standingOf = (row: Stored): StandingLine => ({ id: row.id, version: row.version, line: lineOf(row) });

/** Lines with one of these labels in its month: 500 keys are 500 probes of an index, however many lines there are. */
export const listLinesLike = async (scoped: Scoped, keys: readonly LineKey[]): Promise<StandingLine[]> => {
  if (keys.length === 0) return [];
  const wanted = new Map(keys.map(({ label, month }) => [`${month} ${label}`, { label, month: `${month}-01` }]));
  const labels = [...wanted.values()].map(({ label }) => label);
  const months = [...wanted.values()].map(({ month }) => month);
  const pairs = sql`(select label, month from unnest(${sql.param(labels)}::text[], ${sql.param(months)}::date[]) as wanted(label, month))`;
  const rows = await scoped.tx
    .select()
    .from(climateActivities)
    .where(
      and(
        ownRows(climateActivities, scoped),
        isNull(climateActivities.deletedAt),
        sql`(${climateActivities.label}, ${climateActivities.month}) in ${pairs}`,
      ),
    );
  return rows.map(standingOf);
};

/** Reckons lines that were just written and stores what they come to. */
const reckonAll = async (
  scoped: Scoped,
  rows: readonly Pick<Stored, 'id' | 'version' | 'activityTypeId'>[],
  lines: readonly NewClimateActivity[],
  now: Date,
) => {
  const { basis, marks } = await readBasis(scoped);
  const columns = rows.flatMap((row, index) => {
    const line = lines[index];
    return line ? resultColumns(row, reckonLine(line, basis), marks, now) : [];
  });
  await insertResults(scoped, columns);
};

/** Adds many lines with what they come to; their ids, in the order of the lines. Each is checked by the caller. */
export const insertLines = async (
  scoped: Scoped,
  lines: readonly NewClimateActivity[],
  { by, now }: Writing,
): Promise<string[]> => {
  if (lines.length === 0) return [];
  const { tx, tenantId, organisationId } = scoped;
  const written = { tenantId, organisationId, createdAt: now, updatedAt: now, updatedByName: by };
  const rows = lines.map((line) => ({ id: orderedId(), version: 1, ...columnsOf(line, placed(line)), ...written }));
  await tx.insert(climateActivities).values(rows);
  await reckonAll(scoped, rows, lines, now);
  return rows.map(({ id }) => id);
};

type Edit = { readonly id: string; readonly version: number; readonly line: NewClimateActivity };

/** Changes lines that are still at their version, with what they come to; the new version of each changed one, by its id. */
export const updateLines = async (
  scoped: Scoped,
  edits: readonly Edit[],
  writing: Writing,
): Promise<ReadonlyMap<string, number>> => {
  const changed: Stored[] = [];
  for (const { id, version, line } of edits) {
    const row = await updateActivity(scoped, { id, version }, line, placed(line), writing);
    if (row) changed.push(row);
  }
  await insertResults(
    scoped,
    [],
    changed.map(({ id }) => id),
  );
  await reckonAll(scoped, changed, changed.map(lineOf), writing.now);
  return new Map(changed.map(({ id, version }) => [id, version]));
};

/** Deletes lines that are still at this version; the ids of those that were. */
export const deleteLines = async (
  scoped: Scoped,
  targets: readonly Pick<Edit, 'id' | 'version'>[],
  { by, now }: Writing,
): Promise<ReadonlySet<string>> => {
  if (targets.length === 0) return new Set();
  const byVersion = Map.groupBy(targets, ({ version }) => version);
  const deleted = new Set<string>();
  for (const [version, ids] of byVersion) {
    const rows = await scoped.tx
      .update(climateActivities)
      .set({ deletedAt: now, updatedAt: now, updatedByName: by, version: sql`${climateActivities.version} + 1` })
      .where(
        and(
          ownRows(climateActivities, scoped),
          inArray(
            climateActivities.id,
            ids.map(({ id }) => id),
          ),
          eq(climateActivities.version, version),
          isNull(climateActivities.deletedAt),
        ),
      )
      .returning({ id: climateActivities.id });
    for (const { id } of rows) deleted.add(id);
  }
  return deleted;
};

/** Lines in the order of their ids, from behind `after`, for a sheet. */
export const listStandingLines = async (
  scoped: Scoped,
  after: string | undefined,
  limit: number,
): Promise<StandingLine[]> => {
  const rows = await scoped.tx
    .select()
    .from(climateActivities)
    .where(
      and(
        ownRows(climateActivities, scoped),
        isNull(climateActivities.deletedAt),
        after ? sql`${climateActivities.id} > ${after}` : undefined,
      ),
    )
    .orderBy(climateActivities.id)
    .limit(limit);
  return rows.map(standingOf);
};
