import { createHash } from 'node:crypto';
import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import { ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import { climateResults, climateResultsNext, climateShapes, climateSums } from './climate.tables.ts';
import { type Own, type Packed, packTrace, type Trace, type TraceShape, unpackTrace } from './pack.ts';

/** An id that is made of the content: whoever stores the same again finds it there. */
const idOf = (organisationId: string, text: string): string => {
  const digest = createHash('sha256').update(organisationId).update(text).digest('hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
};

/**
 * Stores shapes that are not there yet, and holds all of them until the transaction ends: none is removed between here and the result that
 * names it. One that was being removed is stored again.
 */
const keep = async ({ tx, tenantId, organisationId }: Scoped, shapes: ReadonlyMap<string, string>) => {
  // In one order, so that two writers of the same ones do not wait for each other.
  const rows = [...shapes].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const ids = sql.param(rows.map(([id]) => id));
  const texts = sql.param(rows.map(([, text]) => text));
  for (;;) {
    await tx.execute(sql`
      insert into climate_shapes (id, tenant_id, organisation_id, shape)
      select id, ${tenantId}::uuid, ${organisationId}::uuid, shape::jsonb from unnest(${ids}::uuid[], ${texts}::text[]) as new(id, shape)
      on conflict (id) do nothing`);
    const { rows: held } = await tx.execute(
      sql`select id from climate_shapes where id = any(${ids}::uuid[]) for key share`,
    );
    if (held.length === rows.length) return;
  }
};

/** Traces in the form in which they are stored. The shapes are stored by `write`, before the results that name them. */
export const createPacker = ({ organisationId }: Pick<Scoped, 'organisationId'>) => {
  const ids = new Map<string, string>();
  const fresh = new Map<string, string>();
  const store = ({ shape }: Packed): string => {
    const text = JSON.stringify(shape);
    const id = idOf(organisationId, text);
    fresh.set(id, text);
    return id;
  };
  return {
    pack: (kind: string, trace: Trace) => {
      const packed = packTrace(trace);
      const { key, numbers } = packed;
      if (key === null) return { shapeId: store(packed), numbers };
      const shapeId = ids.get(`${kind} ${key}`) ?? store(packed);
      ids.set(`${kind} ${key}`, shapeId);
      return { shapeId, numbers };
    },
    write: async (scoped: Scoped) => {
      if (fresh.size > 0) await keep(scoped, fresh);
    },
  };
};

/** How a trace is stored: by its shape, or whole by a former release. */
export type Stored = {
  readonly shape: TraceShape | null;
  readonly result: Trace['result'];
  readonly reckonedFrom: Trace['from'] | null;
};

/** Columns of a stored trace; `climate_shapes` is joined from the left. */
export const storedTrace = {
  shape: climateShapes.shape,
  numbers: climateResults.numbers,
  result: climateResults.result,
  reckonedFrom: climateResults.reckonedFrom,
};

/** The trace of a line, however it is stored. */
export const traceOf = ({ shape, result, reckonedFrom }: Stored, own: Own): Trace => {
  if (shape) return unpackTrace(shape, own);
  if (!reckonedFrom) throw new Error('A result was stored without what it was reckoned from');
  return { result, from: reckonedFrom };
};

/** Traces that one statement reads. */
const lotSize = 5000;

/** Among these ids, as one parameter: a statement has no more than 65,535. */
const among = (id: AnyColumn, ids: readonly string[]) => sql`${id} = any(${sql.param(ids)}::uuid[])`;

const readLot = async (scoped: Scoped, ids: readonly string[], found: Map<string, Stored>) => {
  const shapes = await scoped.tx
    .select({ id: climateShapes.id, shape: climateShapes.shape })
    .from(climateShapes)
    .where(and(ownRows(climateShapes, scoped), among(climateShapes.id, ids)));
  for (const { id, shape } of shapes) found.set(id, { shape, result: null, reckonedFrom: null });
  const rest = ids.filter((each) => !found.has(each));
  if (rest.length === 0) return;
  const { id, result, reckonedFrom } = climateResults;
  const whole = await scoped.tx
    .select({ id, result, reckonedFrom })
    .from(climateResults)
    .where(and(ownRows(climateResults, scoped), among(id, rest)));
  // One that was reckoned since the sums were read has a shape now.
  for (const row of whole)
    if (row.reckonedFrom) found.set(row.id, { shape: null, result: row.result, reckonedFrom: row.reckonedFrom });
};

/** The traces of sums, by their ids: shapes, and results that a former release stored whole. */
export const listTraces = async (scoped: Scoped, ids: readonly string[]): Promise<ReadonlyMap<string, Stored>> => {
  const wanted = [...new Set(ids)];
  const found = new Map<string, Stored>();
  for (let from = 0; from < wanted.length; from += lotSize)
    await readLot(scoped, wanted.slice(from, from + lotSize), found);
  return found;
};

/** Sums and traces are read one after the other: what was reckoned and added up between the two is read again. */
const roundsMax = 5;

/** Sums with the trace of each; undefined where there are more than `most`. Throws where one has none. */
export const readTraced = async <Sum extends { readonly traceId: string }>(
  scoped: Scoped,
  read: () => Promise<Sum[]>,
  most = Number.POSITIVE_INFINITY,
): Promise<(Sum & { readonly stored: Stored })[] | undefined> => {
  for (let round = 1; round <= roundsMax; round += 1) {
    const sums = await read();
    if (sums.length > most) return undefined;
    const traces = await listTraces(
      scoped,
      sums.map(({ traceId }) => traceId),
    );
    const traced = sums.flatMap((sum) => {
      const stored = traces.get(sum.traceId);
      return stored ? [{ ...sum, stored }] : [];
    });
    if (traced.length === sums.length) return traced;
  }
  throw new Error('A sum of climate results has lost its trace');
};

/** Shapes that one transaction deletes at most. */
export const shapesDeletedMax = 20_000;

/** Ids of shapes that results, what a recalculation has reckoned, or sums name; those of traces that were stored whole name none. */
const namedShapes = (scoped: Scoped): SQL => sql`
  select ${climateResults.shapeId} from ${climateResults} where ${ownRows(climateResults, scoped)}
  union all select ${climateResultsNext.shapeId} from ${climateResultsNext} where ${ownRows(climateResultsNext, scoped)}
  union all select ${climateSums.traceId} from ${climateSums} where ${ownRows(climateSums, scoped)}`;

/**
 * Those of these ids that nobody names. Each table is read once, whatever the database expects of them: on one without statistics it expects a
 * single row, and “not exists” would compare each shape with each result.
 */
const listUnnamed = async (scoped: Scoped, ids: SQL): Promise<string[]> => {
  const { rows } = await scoped.tx.execute<{ id: string }>(
    sql`${ids} except (${namedShapes(scoped)}) limit ${shapesDeletedMax}`,
  );
  return rows.map(({ id }) => id);
};

/**
 * Deletes shapes that nobody names; how many. Whoever stores a result holds its shape (`keep`): those are left out, and the others are looked
 * at again once they are locked, by a statement of its own, which sees everything that was committed before.
 */
export const deleteUnnamedShapes = async (scoped: Scoped): Promise<number> => {
  const { id } = climateShapes;
  const own = ownRows(climateShapes, scoped);
  const found = await listUnnamed(scoped, sql`select ${id} from ${climateShapes} where ${own}`);
  if (found.length === 0) return 0;
  const locked = await scoped.tx
    .select({ id })
    .from(climateShapes)
    .where(and(own, among(id, found)))
    .orderBy(id)
    .for('update', { skipLocked: true });
  const ids = sql.param(locked.map((each) => each.id));
  const unnamed = await listUnnamed(scoped, sql`select unnest(${ids}::uuid[]) as id`);
  const removed = await scoped.tx
    .delete(climateShapes)
    .where(and(own, among(id, unnamed)))
    .returning({ id });
  return removed.length;
};

/** Organisations that have shapes. */
export const listShapeOwners = (tx: Transaction) =>
  tx
    .selectDistinct({ tenantId: climateShapes.tenantId, organisationId: climateShapes.organisationId })
    .from(climateShapes);
