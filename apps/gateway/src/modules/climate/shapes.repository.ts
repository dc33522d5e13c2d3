import { createHash } from 'node:crypto';
import { type AnyColumn, and, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateResults, climateShapes } from './climate.tables.ts';
import { type Own, type Packed, packTrace, type Trace, type TraceShape, unpackTrace } from './pack.ts';

/** An id that is made of the content: whoever stores the same again finds it there. */
const idOf = (organisationId: string, text: string): string => {
  const digest = createHash('sha256').update(organisationId).update(text).digest('hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
};

/** Traces in the form in which they are stored. The shapes are stored by `write`, before the results that name them. */
export const createPacker = ({ tx, tenantId, organisationId }: Scoped) => {
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
    write: async () => {
      if (fresh.size === 0) return;
      // In one order, so that two writers of the same ones do not wait for each other.
      const rows = [...fresh].toSorted(([one], [other]) => (one < other ? -1 : 1));
      await tx.execute(sql`
        insert into climate_shapes (id, tenant_id, organisation_id, shape)
        select id, ${tenantId}::uuid, ${organisationId}::uuid, shape::jsonb
        from unnest(${sql.param(rows.map(([id]) => id))}::uuid[], ${sql.param(rows.map(([, text]) => text))}::text[]) as new(id, shape)
        on conflict (id) do nothing`);
      fresh.clear();
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
  for (const row of whole) found.set(row.id, { shape: null, result: row.result, reckonedFrom: row.reckonedFrom });
};

/** The traces of sums, by their ids: shapes, and results that a former release stored whole. */
export const listTraces = async (scoped: Scoped, ids: readonly string[]): Promise<ReadonlyMap<string, Stored>> => {
  const wanted = [...new Set(ids)];
  const found = new Map<string, Stored>();
  for (let from = 0; from < wanted.length; from += lotSize)
    await readLot(scoped, wanted.slice(from, from + lotSize), found);
  return found;
};
