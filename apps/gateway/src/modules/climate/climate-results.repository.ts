import type { ClimateOutcome } from '@esg/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { orderedId, ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climateResults, climateShapes } from './climate.tables.ts';
import type { ActivityRow } from './climate-activities.repository.ts';
import type { Trace } from './pack.ts';
import { type Marks, markOf, type Reckoning } from './reckon.ts';
import { createPacker, storedTrace, traceOf } from './shapes.repository.ts';

type Stored = typeof climateResults.$inferSelect;
type Columns = Pick<
  Stored,
  | 'activityId'
  | 'activityVersion'
  | 'method'
  | 'kgCo2e'
  | 'besideKgCo2e'
  | 'origin'
  | 'question'
  | 'basisMark'
  | 'reckonedAt'
> & { readonly activityTypeId: string; readonly trace: Trace };

/** What a line came to by one method, with its trace. */
export type ResultRow = Pick<Stored, 'activityId' | 'method' | 'question' | 'basisMark' | 'reckonedAt'> & {
  readonly result: Trace['result'];
  readonly reckonedFrom: Trace['from'];
};

const own = (scoped: Scoped) => ownRows(climateResults, scoped);

/** Where the factors of a result come from; a contract or certificate is its supplier's word. */
const originOf = ({ method, from: { factors, contracts } }: Reckoning) => {
  const origins = new Set(factors.map(({ origin }) => origin));
  if (method === 'market' && contracts.length > 0) origins.add('supplier');
  const [only] = origins;
  return origins.size > 1 ? 'several' : (only ?? 'measured');
};

/** A reckoned line as the columns of its rows. */
export const resultColumns = (
  { id, version, activityTypeId }: Pick<ActivityRow, 'id' | 'version' | 'activityTypeId'>,
  reckonings: readonly Reckoning[],
  marks: Marks,
  now: Date,
): Columns[] =>
  reckonings.map((reckoning) => {
    const { method, outcome, from } = reckoning;
    const result = outcome.known ? outcome.value : null;
    return {
      activityId: id,
      activityVersion: version,
      activityTypeId,
      method,
      kgCo2e: result?.kgCo2e ?? null,
      besideKgCo2e: result?.besideKgCo2e ?? null,
      origin: result ? originOf(reckoning) : null,
      question: outcome.known ? null : outcome.question,
      basisMark: markOf(marks, activityTypeId),
      reckonedAt: now,
      trace: { result, from },
    };
  });

/** Results in the form in which they are stored, with the shapes that they name. */
export type Prepared = {
  readonly texts: string;
  readonly reckonedAt: Date;
  readonly writeShapes: (scoped: Scoped) => Promise<void>;
};

/**
 * Takes results apart into shapes and numbers, in as many pieces as somebody adds, so that others are answered in between. Asks nothing of the
 * database, which may be at work at the same time.
 */
export const createPreparation = (scope: Pick<Scoped, 'organisationId'>) => {
  const packer = createPacker(scope);
  const texts: string[] = [];
  let reckonedAt: Date | undefined;
  return {
    add: (columns: readonly Columns[]) => {
      for (const { trace, activityTypeId, reckonedAt: at, ...column } of columns) {
        reckonedAt ??= at;
        // Own factors that were passed over are told in a shape, and they are of an activity type.
        const packed = packer.pack(`${activityTypeId} ${column.method ?? ''}`, trace);
        texts.push(JSON.stringify({ id: orderedId(), ...column, ...packed }));
      }
    },
    /** All that was added; undefined for nothing. */
    end: (): Prepared | undefined =>
      reckonedAt && { texts: `[${texts.join(',')}]`, reckonedAt, writeShapes: packer.write },
  };
};

/** The same of all results at once. */
export const prepareResults = (scope: Pick<Scoped, 'organisationId'>, columns: readonly Columns[]) => {
  const preparation = createPreparation(scope);
  preparation.add(columns);
  return preparation.end();
};

/** Stores results, or what a recalculation has reckoned, each with its shape and its numbers: one statement for all, because there are thousands. */
export const writeResults = async (scoped: Scoped, prepared: Prepared | undefined, recalculationId?: string) => {
  if (!prepared) return;
  const { tx, tenantId, organisationId } = scoped;
  await prepared.writeShapes(scoped);
  const table = recalculationId ? sql`climate_results_next` : sql`climate_results`;
  const [name, value]: [SQL, SQL] = recalculationId
    ? [sql`, recalculation_id`, sql`, ${recalculationId}::uuid`]
    : [sql``, sql``];
  await tx.execute(sql`
    insert into ${table} (id, tenant_id, organisation_id, activity_id, activity_version, method, kg_co2e, beside_kg_co2e, origin, question,
      basis_mark, shape_id, numbers, reckoned_at${name})
    select id, ${tenantId}::uuid, ${organisationId}::uuid, "activityId", "activityVersion", method, "kgCo2e", "besideKgCo2e", origin, question,
      "basisMark", "shapeId", numbers, ${prepared.reckonedAt.toISOString()}::timestamptz${value}
    from json_to_recordset(${prepared.texts}::json) as new(id uuid, "activityId" uuid, "activityVersion" int, method text,
      "kgCo2e" numeric, "besideKgCo2e" numeric, origin text, question jsonb, "basisMark" text, "shapeId" uuid, numbers text[])`);
};

/** Forgets what these lines came to. */
export const forgetResults = async (scoped: Scoped, activityIds: readonly string[]) => {
  await scoped.tx.delete(climateResults).where(and(own(scoped), inArray(climateResults.activityId, [...activityIds])));
};

/** Replaces what a line came to. */
export const replaceResults = async (scoped: Scoped, activityId: string, columns: readonly Columns[]) => {
  await forgetResults(scoped, [activityId]);
  await writeResults(scoped, prepareResults(scoped, columns));
};

/** What these lines came to, by line. */
export const listResults = async (
  scoped: Scoped,
  activityIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ResultRow[]>> => {
  if (activityIds.length === 0) return new Map();
  const { activityId, method, question, basisMark, reckonedAt, shapeId } = climateResults;
  const { amount, source } = climateActivities;
  const rows = await scoped.tx
    .select({ activityId, method, question, basisMark, reckonedAt, amount, source, ...storedTrace })
    .from(climateResults)
    .innerJoin(climateActivities, eq(climateActivities.id, activityId))
    .leftJoin(climateShapes, eq(climateShapes.id, shapeId))
    .where(and(own(scoped), inArray(activityId, [...activityIds])))
    .orderBy(method);
  const results = rows.map(({ shape, numbers, result, reckonedFrom, amount: typed, source: bill, ...row }) => {
    const trace = traceOf({ shape, result, reckonedFrom }, { amount: typed, source: bill, numbers: numbers ?? [] });
    return { ...row, result: trace.result, reckonedFrom: trace.from };
  });
  return Map.groupBy(results, (row) => row.activityId);
};

/** A result as lists answer it. */
export const outcomeOf = (row: ResultRow, mark: string): ClimateOutcome => ({
  method: row.method,
  kgCo2e: row.result?.kgCo2e ?? null,
  besideKgCo2e: row.result?.besideKgCo2e ?? null,
  caveats: row.result?.caveats ?? [],
  question: row.question,
  isOutdated: row.basisMark !== mark,
});
