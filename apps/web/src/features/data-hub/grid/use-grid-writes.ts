import { ApiError, dataPointQueries, isTemporary, keys, saveDataPoint, saveNewDataPoint } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import type { DataPoint, DataPointCell, DataPointChange, DataPointOverlap } from '@esg/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLeaveWarning } from '../frame/use-leave-warning.ts';
import { draftOf } from '../shared/point-draft.ts';
import type { GridColumn, GridRow } from './grid-model.ts';
import type { useGridDrafts } from './use-grid-drafts.ts';

/** A typed text that is not stored: being sent, or refused with the reason. */
export type GridWrite = {
  readonly row: GridRow;
  readonly column: GridColumn;
  readonly text: string;
  /** The unit if the text names none. */
  readonly unit: string;
  /** The parsed text, if it is valid. */
  readonly value?: DataPointChange['value'];
  readonly state: 'saving' | 'refused';
  /** The reason of a refusal, in words. */
  readonly reason?: string;
  /** Whether a retry may succeed: there was no answer. */
  readonly temporary?: boolean;
  /** The data point as somebody else changed it meanwhile, beside the one that was seen here. */
  readonly stale?: { readonly current: DataPoint; readonly seen: DataPointCell };
  /** The existing data point of these days. */
  readonly overlap?: DataPointOverlap['existing'];
};

/** A figure to store in a cell, in place of the one that was seen there. */
type CellWrite = {
  readonly key: string;
  readonly row: GridRow;
  readonly column: GridColumn;
  readonly text: string;
  readonly number: string;
  readonly unit: string;
  readonly seen: DataPointCell | undefined;
  /** The same key for each attempt, so that one whose answer was lost stores nothing twice (Idempotency-Key). */
  readonly attempt: string;
};

/** The most simultaneous calls. */
const atOnce = 3;

const figureOf = (
  { row, number, unit }: Pick<CellWrite, 'row' | 'number' | 'unit'>,
  descriptor: string,
): DataPointChange['value'] => {
  const rows = [{ number, unit, descriptor }];
  return row.type === 'integer' ? { type: 'integer', rows } : { type: 'number', rows };
};

const descriptorOf = (point: DataPointCell) =>
  point.value.type === 'number' || point.value.type === 'integer' ? (point.value.rows[0]?.descriptor ?? '') : '';

/** Somebody else was first: they changed the data point, or entered one for the same days. */
class Conflict extends Error {
  readonly part: Pick<GridWrite, 'stale' | 'overlap'>;
  constructor(part: Pick<GridWrite, 'stale' | 'overlap'>) {
    super('conflict');
    this.part = part;
  }
}

/** Stores one cell. Throws a `Conflict` if somebody else was first, or an `ApiError`. */
const useStore = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const change = async (write: CellWrite, seen: DataPointCell) => {
    const point = await queryClient.fetchQuery({ ...dataPointQueries.one(api, seen.id), staleTime: 0 });
    if (point.version !== seen.version) throw new Conflict({ stale: { current: point, seen } });
    const body = { ...draftOf(point), value: figureOf(write, descriptorOf(seen)), version: seen.version };
    return saveDataPoint(api, seen.id, body);
  };
  const create = async ({ row, column, attempt, ...write }: CellWrite) => {
    const { subject, reportingTimeId } = column;
    const place = { sectionId: row.id, subject, reportingTimeId };
    const start = await queryClient.fetchQuery({ ...dataPointQueries.start(api, place), staleTime: 0 });
    if (start.existing) throw new Conflict({ overlap: start.existing });
    return saveNewDataPoint(api, {
      key: attempt,
      sectionId: row.id,
      entityId: subject === 'organisation' ? null : subject,
      reportingTimeId,
      labelIds: [],
      value: figureOf({ row, ...write }, ''),
      source: '',
      internal: false,
      quality: null,
      methodology: start.methodology,
      explanation: '',
    });
  };
  return async (write: CellWrite): Promise<DataPoint> => {
    const { seen } = write;
    try {
      return seen ? await change(write, seen) : await create(write);
    } catch (error) {
      const { currentDataPoint: current, existingDataPoint: overlap } =
        error instanceof ApiError ? error : { currentDataPoint: undefined, existingDataPoint: undefined };
      if (current && seen) throw new Conflict({ stale: { current, seen } });
      if (overlap) throw new Conflict({ overlap });
      throw error;
    }
  };
};

type Options = {
  readonly drafts: Pick<ReturnType<typeof useGridDrafts>, 'keep' | 'drop'>;
  readonly onStored: (point: DataPoint) => void;
};

/** Retries writes that failed without a connection, as soon as there is one. */
const useRetryOnline = (writes: ReadonlyMap<string, GridWrite>, again: (keys: Iterable<string>) => void) => {
  const latest = useRef({ again, writes });
  useEffect(() => {
    latest.current = { again, writes };
  });
  useEffect(() => {
    const tryAgain = () =>
      latest.current.again([...latest.current.writes].flatMap(([key, { temporary }]) => (temporary ? [key] : [])));
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, []);
};

/** The cells that are being stored or were refused, by their keys. */
const useMarks = () => {
  const [writes, setWrites] = useState<ReadonlyMap<string, GridWrite>>(new Map());
  const mark = (key: string, write: GridWrite | undefined) =>
    setWrites((before) => {
      const next = new Map(before);
      if (write) next.set(key, write);
      else next.delete(key);
      return next;
    });
  return { writes, mark };
};

/**
 * Runs the writes of cells, a few at once, in their order, and never two of one cell at the same time: a later write of a cell waits, and
 * replaces any other that waits for it.
 */
const useQueue = (run: (write: CellWrite) => Promise<void>, onEmpty: () => void) => {
  const waiting = useRef(new Map<string, CellWrite>());
  const running = useRef(new Set<string>());
  const start = async (write: CellWrite) => {
    running.current.add(write.key);
    await run(write);
    running.current.delete(write.key);
    goOn();
  };
  const goOn = () => {
    for (const [key, write] of waiting.current) {
      if (running.current.size >= atOnce) return;
      if (running.current.has(key)) continue;
      waiting.current.delete(key);
      void start(write);
    }
    if (running.current.size === 0 && waiting.current.size === 0) onEmpty();
  };
  return {
    isWaiting: (key: string) => waiting.current.has(key),
    add: (write: CellWrite) => {
      waiting.current.set(write.key, write);
      goOn();
    },
    remove: (key: string) => waiting.current.delete(key),
  };
};

/** The data point that a write replaces: the one that was seen, or the one stored since. */
const newerOf = (seen: DataPointCell | undefined, stored: DataPoint | undefined) =>
  stored && (!seen || stored.version > seen.version) ? stored : seen;

/** A cell whose text was not stored, with the conflict, or else with the problem in words. */
const refusedBy = (
  error: unknown,
  { row, column, text, unit, number, seen }: CellWrite,
  words: (error: unknown) => string,
): GridWrite => {
  const refused: GridWrite = {
    row,
    column,
    text,
    unit,
    state: 'refused',
    temporary: isTemporary(error),
    value: figureOf({ row, number, unit }, seen ? descriptorOf(seen) : ''),
  };
  return error instanceof Conflict ? { ...refused, ...error.part } : { ...refused, reason: words(error) };
};

/**
 * Stores what people type into cells. A cell with a newer text is stored again afterwards. A refused text stays in its cell, with the
 * reason, until it is retried or discarded.
 */
export const useGridWrites = ({ drafts, onStored }: Options) => {
  const { problem } = useProblemSentences();
  const queryClient = useQueryClient();
  const store = useStore();
  const { writes, mark } = useMarks();
  const known = useRef(new Map<string, CellWrite>());
  /** The value that was last stored in a cell, since the grid may not have read it yet. */
  const stored = useRef(new Map<string, DataPoint>());

  const run = async (write: CellWrite) => {
    const { key } = write;
    const seen = newerOf(write.seen, stored.current.get(key));
    try {
      const point = await store({ ...write, seen });
      stored.current.set(key, point);
      onStored(point);
      if (queue.isWaiting(key)) return;
      known.current.delete(key);
      drafts.drop(key);
      mark(key, undefined);
    } catch (error) {
      if (!queue.isWaiting(key)) mark(key, refusedBy(error, { ...write, seen }, problem));
    }
  };
  const queue = useQueue(run, () => void queryClient.invalidateQueries({ queryKey: keys.dataPoints }));
  const save = (typed: CellWrite) => {
    const { key, row, column, text } = typed;
    const before = known.current.get(key);
    const write = before?.text === text ? { ...typed, attempt: before.attempt } : typed;
    drafts.keep(key, { text, unit: typed.unit, version: typed.seen?.version ?? 0 });
    known.current.set(key, write);
    mark(key, { row, column, text, unit: typed.unit, state: 'saving' });
    queue.add(write);
  };
  const again = (keys: Iterable<string>) => {
    for (const write of [...keys].flatMap((key) => known.current.get(key) ?? [])) save(write);
  };
  useRetryOnline(writes, again);
  useLeaveWarning(writes.size > 0);
  return {
    writes,
    save,
    /** Keeps a text that was typed over `version` and cannot be stored as it is, with the reason. */
    refuse: (key: string, { version, ...write }: Omit<GridWrite, 'state'> & { readonly version: number }) => {
      known.current.delete(key);
      drafts.keep(key, { text: write.text, unit: write.unit, version });
      mark(key, { ...write, state: 'refused' });
    },
    /** Discards the typed text: the cell shows the stored value again. */
    drop: (key: string) => {
      known.current.delete(key);
      queue.remove(key);
      stored.current.delete(key);
      drafts.drop(key);
      mark(key, undefined);
    },
  };
};

export type GridWrites = ReturnType<typeof useGridWrites>;
