import { type MeteredAmount, type NewClimateActivity, unlikelyAmounts } from '@esg/contract';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { orderedId, ownRows, type Scope, type Scoped } from '../../platform/database/index.ts';
import { readBasis } from './basis.ts';
import { climateActivities } from './climate.tables.ts';
import { columnsOf, lineOf } from './climate-activities.repository.ts';
import {
  forgetResults,
  type Prepared,
  prepareResults,
  resultColumns,
  writeResults,
} from './climate-results.repository.ts';
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

/** Lines of these keys, all of them with an entity, or all of the whole organisation: an index has both. */
const listAt = async (scoped: Scoped, asked: readonly LineKey[], isOfEntities: boolean): Promise<StandingLine[]> => {
  if (asked.length === 0) return [];
  const { label, month, entityId, source, activityTypeId } = climateActivities;
  const keys = asked.map((key) => ({ ...key, month: `${key.month}-01` }));
  const from = sql`from json_to_recordset(${JSON.stringify(keys)}::json)
    as wanted(label text, month date, "entityId" uuid, source text, "activityTypeId" text)`;
  const wanted = isOfEntities
    ? sql`(${label}, ${month}, ${entityId}, ${source}, ${activityTypeId})
        in (select label, month, "entityId", source, "activityTypeId" ${from})`
    : sql`${entityId} is null and (${label}, ${month}, ${source}, ${activityTypeId})
        in (select label, month, source, "activityTypeId" ${from})`;
  const rows = await scoped.tx
    .select()
    .from(climateActivities)
    .where(and(ownRows(climateActivities, scoped), isNull(climateActivities.deletedAt), wanted));
  return rows.map(standingOf);
};

/** Lines of these keys: a thousand keys are a thousand probes of an index, however many lines and entities there are. */
export const listLinesLike = async (scoped: Scoped, keys: readonly LineKey[]): Promise<StandingLine[]> => {
  const { ofEntities = [], ofWhole = [] } = Object.groupBy(keys, ({ entityId }) =>
    entityId ? 'ofEntities' : 'ofWhole',
  );
  return [...(await listAt(scoped, ofEntities, true)), ...(await listAt(scoped, ofWhole, false))];
};

/** What tells one meter from another. */
export type MeterKey = Pick<LineKey, 'entityId' | 'label' | 'activityTypeId'>;

/** The newest line of each of these meters, all of them with an entity, or all of the whole organisation: an index has both. */
const listNewestAt = async (
  scoped: Scoped,
  keys: readonly MeterKey[],
  isOfEntities: boolean,
): Promise<NewClimateActivity[]> => {
  if (keys.length === 0) return [];
  const { organisationId, activityTypeId, label, entityId, month, deletedAt, id } = climateActivities;
  const newest = sql`select newest.id
    from json_to_recordset(${JSON.stringify(keys)}::json) as wanted(label text, "entityId" uuid, "activityTypeId" text)
    cross join lateral (
      select ${id} as id from ${climateActivities}
      where ${organisationId} = ${scoped.organisationId} and ${activityTypeId} = wanted."activityTypeId"
        and ${label} = wanted.label and ${deletedAt} is null
        and ${isOfEntities ? sql`${entityId} = wanted."entityId"` : sql`${entityId} is null`}
      order by ${month} desc, ${id} desc limit 1
    ) as newest`;
  const rows = await scoped.tx
    .select()
    .from(climateActivities)
    .where(and(ownRows(climateActivities, scoped), sql`${id} in (${newest})`));
  return rows.map(lineOf);
};

/** The newest line of each of these meters, of those that have one: what its next bill is like. */
export const listNewestOfMeters = async (scoped: Scoped, keys: readonly MeterKey[]): Promise<NewClimateActivity[]> => {
  const { ofEntities = [], ofWhole = [] } = Object.groupBy(keys, ({ entityId }) =>
    entityId ? 'ofEntities' : 'ofWhole',
  );
  return [...(await listNewestAt(scoped, ofEntities, true)), ...(await listNewestAt(scoped, ofWhole, false))];
};

/** What each of these meters was billed, the newest months first. */
export const listMeteredOf = async (
  scoped: Scoped,
  keys: readonly MeterKey[],
): Promise<(MeterKey & MeteredAmount)[]> => {
  if (keys.length === 0) return [];
  const { organisationId, activityTypeId, label, entityId, month, deletedAt, isEstimate, amount, unit } =
    climateActivities;
  const meters = sql`json_to_recordset(${JSON.stringify(keys)}::json) as wanted(label text, "entityId" uuid, "activityTypeId" text)`;
  const ofMeter = and(
    ownRows(climateActivities, scoped),
    sql`${organisationId} = ${scoped.organisationId} and ${activityTypeId} = wanted."activityTypeId" and ${label} = wanted.label`,
    sql`${entityId} is not distinct from wanted."entityId" and ${deletedAt} is null and not ${isEstimate}`,
  );
  const { rows } = await scoped.tx.execute(sql`
    select wanted."entityId", wanted.label, wanted."activityTypeId", bill.month, bill.amount, bill.unit
    from ${meters} cross join lateral (
      select to_char(${month}, 'YYYY-MM') as month, ${amount} as amount, ${unit} as unit
      from ${climateActivities} where ${ofMeter} order by ${month} desc limit ${unlikelyAmounts.billsMost}
    ) as bill`);
  return rows as (MeterKey & MeteredAmount)[];
};

/** Columns of lines that are written together, as a statement reads them: one for thousands of lines. */
const writtenLines = (
  lines: readonly (ReturnType<typeof columnsOf> & { readonly id: string; readonly at?: number })[],
) =>
  sql`json_to_recordset(${JSON.stringify(lines)}::json) as new(id uuid, at int, "entityId" uuid, label text, "activityTypeId" text, scope text,
    category int, month date, amount text, unit text, details jsonb, "isEstimate" boolean, source text)`;

type Reckoned = { readonly row: Pick<Stored, 'id' | 'version' | 'activityTypeId'>; readonly line: NewClimateActivity };
type Reckoning = { readonly by: Awaited<ReturnType<typeof readBasis>>; readonly now: Date };

const reckonAll = (
  scope: Pick<Scope, 'organisationId'>,
  lines: readonly Reckoned[],
  { by: { basis, marks }, now }: Reckoning,
) =>
  prepareResults(
    scope,
    lines.flatMap(({ row, line }) => resultColumns(row, reckonLine(line, basis), marks, now)),
  );

/** Lines that are to be added with what they come to, as they will be stored. */
export type ReadyLines = {
  readonly lines: readonly NewClimateActivity[];
  readonly ids: readonly string[];
  readonly texts: SQL;
  readonly results: Prepared | undefined;
};

/** Reckons lines and makes them ready, without the database: it may store others meanwhile. Each is checked by the caller. */
export const readyLines = (
  scope: Pick<Scope, 'organisationId'>,
  lines: readonly NewClimateActivity[],
  reckoning: Reckoning,
): ReadyLines => {
  const rows = lines.map((line) => ({ line, columns: { id: orderedId(), ...columnsOf(line, placed(line)) } }));
  const reckoned = rows.map(({ line, columns: { id, activityTypeId } }) => ({
    line,
    row: { id, version: 1, activityTypeId },
  }));
  return {
    lines,
    ids: rows.map(({ columns }) => columns.id),
    texts: writtenLines(rows.map(({ columns }) => columns)),
    results: reckonAll(scope, reckoned, reckoning),
  };
};

/** Adds lines that were made ready. */
export const insertReady = async (scoped: Scoped, { lines, texts, results }: ReadyLines, { by, now }: Writing) => {
  if (lines.length === 0) return;
  const { tx, tenantId, organisationId } = scoped;
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into climate_activities (id, tenant_id, organisation_id, entity_id, label, activity_type_id, scope, category, month, amount, unit,
      details, is_estimate, source, created_at, updated_at, updated_by_name)
    select id, ${tenantId}::uuid, ${organisationId}::uuid, "entityId", label, "activityTypeId", scope, category, month, amount, unit, details,
      "isEstimate", source, ${at}, ${at}, ${by} from ${texts}`);
  await writeResults(scoped, results);
};

/** Adds many lines with what they come to. Each is checked by the caller. */
export const insertLines = async (scoped: Scoped, lines: readonly NewClimateActivity[], writing: Writing) =>
  insertReady(scoped, readyLines(scoped, lines, { by: await readBasis(scoped), now: writing.now }), writing);

type Edit = { readonly id: string; readonly version: number; readonly line: NewClimateActivity };

/** Changes lines that are still at their version, with what they come to; the new version of each changed one, by its id. */
export const updateLines = async (
  scoped: Scoped,
  edits: readonly Edit[],
  { by, now }: Writing,
): Promise<ReadonlyMap<string, number>> => {
  if (edits.length === 0) return new Map();
  const { tx, tenantId, organisationId } = scoped;
  const rows = edits.map(({ id, version, line }) => ({ id, at: version, ...columnsOf(line, placed(line)) }));
  const { rows: found } = await tx.execute<{ id: string; version: number }>(sql`
    update climate_activities stored set entity_id = new."entityId", label = new.label, activity_type_id = new."activityTypeId",
      scope = new.scope, category = new.category, month = new.month, amount = new.amount, unit = new.unit, details = new.details,
      is_estimate = new."isEstimate", source = new.source, version = stored.version + 1,
      updated_at = ${now.toISOString()}::timestamptz, updated_by_name = ${by}
    from ${writtenLines(rows)}
    where stored.id = new.id and stored.version = new.at and stored.deleted_at is null and stored.tenant_id = ${tenantId}
      and stored.organisation_id = ${organisationId}
    returning stored.id, stored.version`);
  const versions = new Map(found.map(({ id, version }) => [id, version]));
  const changed = edits.flatMap(({ id, line }) => {
    const version = versions.get(id);
    return version === undefined ? [] : [{ row: { id, version, activityTypeId: line.activityTypeId }, line }];
  });
  await forgetResults(scoped, [...versions.keys()]);
  await writeResults(scoped, reckonAll(scoped, changed, { by: await readBasis(scoped), now }));
  return versions;
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
