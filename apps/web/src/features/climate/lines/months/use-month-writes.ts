import { climateMutations, climateQueries, currentOf } from '@esg/api-client';
import { notify, notifyProblem, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { ClimateActivity, NewClimateActivity } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnitNames } from '../../names/use-unit-names.ts';
import { fieldsOfLine } from '../typed-line.ts';
import { cellOf, type MonthRow } from './month-rows.ts';

/** An amount for a cell; null takes its line out. */
export type MonthWrite = {
  readonly row: MonthRow;
  readonly month: string;
  readonly text: string;
  readonly amount: { readonly number: string; readonly unit: string } | null;
};

/** A text that is not stored, with the reason, and what somebody else stored there meanwhile. */
export type Refused = { readonly write: MonthWrite; readonly reason: string; readonly theirs?: string };

/** A key of a cell. */
export const cellKeyOf = (row: Pick<MonthRow, 'key'>, month: string): string => `${row.key} ${month}`;

type Undo = () => Promise<unknown>;

/** What a new line of the meter begins with: what holds for it in every month, and nothing of one bill. */
const likeNewest = ({ meter }: MonthRow, month: string): NewClimateActivity => ({
  ...meter.newest,
  month,
  contracts: [],
  isEstimate: false,
  source: '',
  evidence: '',
});

/** Stores one cell, and tells how to take that back. */
const useStore = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const create = useMutation(climateMutations.create(api, queryClient));
  const change = useMutation(climateMutations.change(api, queryClient));
  const remove = useMutation(climateMutations.remove(api, queryClient));
  const restore = useMutation(climateMutations.restore(api, queryClient));
  const removeLine = async ({ id, version }: Pick<ClimateActivity, 'id' | 'version'>): Promise<Undo> => {
    await remove.mutateAsync({ id, version });
    return () => restore.mutateAsync(id);
  };
  const overwrite = async (
    id: string,
    version: number,
    { number, unit }: NonNullable<MonthWrite['amount']>,
  ): Promise<Undo> => {
    const before = await queryClient.fetchQuery({ ...climateQueries.one(api, id), staleTime: 0 });
    // What is typed over an estimate comes from a bill.
    const fields = { ...fieldsOfLine(before), amount: number, unit, isEstimate: false };
    const stored = await change.mutateAsync({ id, change: { ...fields, version } });
    return () => change.mutateAsync({ id, change: { ...fieldsOfLine(before), version: stored.version } });
  };
  const add = async (fields: NewClimateActivity): Promise<Undo> => {
    const stored = await create.mutateAsync({ ...fields, key: crypto.randomUUID() });
    return () => remove.mutateAsync({ id: stored.id, version: stored.version });
  };
  return {
    add,
    store: async ({ row, month, amount }: MonthWrite): Promise<Undo | undefined> => {
      const line = cellOf(row, month)?.line;
      if (amount === null) return line ? removeLine(line) : undefined;
      if (line) return overwrite(line.id, line.version, amount);
      return add({ ...likeNewest(row, month), amount: amount.number, unit: amount.unit });
    },
  };
};

/** Undoes everything of one action, one after the other, and says where that fails. */
const undoAll = async (undos: readonly Undo[]) => {
  try {
    for (const undo of undos.toReversed()) await undo();
    notify('success', msg`Undone`);
  } catch (error) {
    notifyProblem(error);
  }
};

const offerUndo = (undos: readonly Undo[]) => {
  const lines = undos.length;
  if (lines > 0) notify('success', msg`Saved: ${lines} lines`, { label: msg`Undo`, run: () => void undoAll(undos) });
};

/** Stores what one action typed, pasted or cleared, with one undo for all of it. A refused text stays in its cell with the reason. */
export const useMonthWrites = () => {
  const { problem } = useProblemSentences();
  const { decimal } = useFormatters();
  const unitName = useUnitNames();
  const { add, store } = useStore();
  const [saving, setSaving] = useState<ReadonlyMap<string, string>>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<string, Refused>>(new Map());
  const refuse = (write: MonthWrite, reason: string, theirs?: string) =>
    setRefused((before) =>
      new Map(before).set(cellKeyOf(write.row, write.month), {
        write,
        reason,
        ...(theirs !== undefined && { theirs }),
      }),
    );
  const drop = (key: string) => setRefused((before) => new Map([...before].filter(([each]) => each !== key)));
  const put = async (write: MonthWrite): Promise<Undo | undefined> => {
    const key = cellKeyOf(write.row, write.month);
    drop(key);
    setSaving((before) => new Map(before).set(key, write.text));
    try {
      return await store(write);
    } catch (error) {
      const current = currentOf<ClimateActivity>(error);
      refuse(write, problem(error), current && `${decimal(current.amount)} ${unitName(current.unit)}`);
      return undefined;
    } finally {
      setSaving((before) => new Map([...before].filter(([each]) => each !== key)));
    }
  };
  const putAll = async (writes: readonly MonthWrite[]) => {
    const undos: Undo[] = [];
    // One after the other: each is reckoned at once, and a block of twelve months takes no second.
    for (const write of writes) {
      const undo = await put(write);
      if (undo) undos.push(undo);
    }
    offerUndo(undos);
  };
  const addAll = async (lines: readonly NewClimateActivity[]) => {
    const undos: Undo[] = [];
    for (const line of lines) undos.push(await add(line));
    offerUndo(undos);
  };
  return { saving, refused, refuse, drop, putAll, addAll };
};

export type MonthWrites = ReturnType<typeof useMonthWrites>;
