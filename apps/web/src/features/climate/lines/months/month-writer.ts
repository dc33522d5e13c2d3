import { currentOf } from '@esg/api-client';
import type { ClimateActivity, ClimateMeterMonth, NewClimateActivity } from '@esg/contract';
import { fieldsOfLine } from '../typed-line.ts';
import { lineLike, typedOver } from './month-line.ts';
import { cellKeyOf, cellOf, type MonthWrite } from './month-rows.ts';

/** Where lines are stored, and what the table has of a month now. */
export type LineStore = {
  readonly one: (id: string) => Promise<ClimateActivity>;
  readonly create: (line: NewClimateActivity & { key: string }) => Promise<ClimateActivity>;
  readonly change: (id: string, fields: NewClimateActivity, version: number) => Promise<ClimateActivity>;
  readonly remove: (id: string, version: number) => Promise<ClimateActivity>;
  readonly restore: (id: string) => Promise<ClimateActivity>;
  readonly present: (meterKey: string, month: string) => ClimateMeterMonth | undefined;
};

/** Takes one write back. */
export type Undo = () => Promise<unknown>;

/** A month that had no line when its amount was typed has one now, of somebody else. */
export class MonthTaken extends Error {}

type Line = Pick<ClimateActivity, 'id' | 'version'>;
type Known = Line & { readonly isRemoved: boolean };

/** The line of a cell: as the table has it, or as a later write of this page left it. */
const lineOf = (cell: ClimateMeterMonth | undefined, known: Known | undefined): Line | undefined => {
  const line = cell?.line ?? undefined;
  if (known === undefined || (line && line.id !== known.id) || (line && line.version > known.version)) return line;
  return known.isRemoved ? undefined : known;
};

/** What this page stored itself, which the table may not show yet. */
const knownLines = () => {
  const known = new Map<string, Known>();
  return {
    of: (key: string) => known.get(key),
    keep: (key: string, { id, version, deletedAt }: ClimateActivity) => {
      known.set(key, { id, version, isRemoved: deletedAt !== null });
    },
  };
};

/** One deed after the other, in the order in which they were asked for. */
const queue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(deed: () => Promise<Result>): Promise<Result> => {
    const next = last.then(deed, deed);
    last = next.catch(() => undefined);
    return next;
  };
};

/**
 * Writes months one after the other. A month that is typed twice before the table shows the first amount is changed, not added twice; a
 * repeated call sends the same line with the same key.
 */
export const monthWriter = (store: LineStore) => {
  const known = knownLines();
  const sent = new Map<string, NewClimateActivity>();
  const kept = (key: string) => (line: ClimateActivity) => {
    known.keep(key, line);
    return line;
  };
  const remove = async (key: string, { id, version }: Line): Promise<Undo> => {
    await store.remove(id, version).then(kept(key));
    return () => store.restore(id).then(kept(key));
  };
  const overwrite = async (
    key: string,
    { id, version }: Line,
    amount: NonNullable<MonthWrite['amount']>,
  ): Promise<Undo> => {
    const before = await store.one(id);
    const stored = await store.change(id, typedOver(before, amount), version).then(kept(key));
    return () => store.change(id, fieldsOfLine(before), stored.version).then(kept(key));
  };
  const add = async (key: string, fields: NewClimateActivity, once: string): Promise<Undo> => {
    const line = sent.get(once) ?? fields;
    sent.set(once, line);
    const stored = await store.create({ ...line, key: once }).then(kept(key));
    return () => store.remove(stored.id, stored.version).then(kept(key));
  };
  const write = async ({ row, month, amount, key: once }: MonthWrite): Promise<Undo | undefined> => {
    const key = cellKeyOf(row, month);
    // The state that the person saw, so that what a colleague stored since is told and not written over.
    const line = lineOf(cellOf(row, month), known.of(key));
    if (amount === null) return line ? remove(key, line) : undefined;
    if (line) return overwrite(key, line, amount);
    const now = store.present(row.key, month);
    if (now && (now.line === null || lineOf(now, known.of(key)))) throw new MonthTaken();
    const { number, unit, reason = null } = amount;
    return add(key, { ...lineLike(row.meter.newest, month), amount: number, unit, amountReason: reason }, once);
  };
  return {
    inTurn: queue(),
    /** Stores one cell, and tells how to take that back. After a refusal the next try is of what stands there now. */
    write: async (each: MonthWrite): Promise<Undo | undefined> => {
      try {
        return await write(each);
      } catch (error) {
        const current = currentOf<ClimateActivity>(error);
        if (current) known.keep(cellKeyOf(each.row, each.month), current);
        throw error;
      }
    },
    /** Adds a line to a month without any; a month that has one by now is left alone. */
    fill: async (meterKey: string, line: NewClimateActivity, once: string): Promise<Undo | undefined> => {
      const key = cellKeyOf({ key: meterKey }, line.month);
      const now = store.present(meterKey, line.month);
      if ((now && now.line === null) || lineOf(now, known.of(key))) return undefined;
      return add(key, line, once);
    },
  };
};
