import { climateMutations, climateQueries, currentOf } from '@esg/api-client';
import { notify, notifyProblem, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { AmountDoubt, ClimateActivity, ClimateMeterPage, NewClimateActivity } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnitNames } from '../../names/use-unit-names.ts';
import { cellKeyOf, type MonthWrite, meterKeyOf } from './month-rows.ts';
import { MonthTaken, monthWriter, type Undo } from './month-writer.ts';

/** A text that is not stored, with the reason, and what somebody else stored there meanwhile. */
export type Refused = {
  readonly write: MonthWrite;
  readonly reason: string;
  readonly theirs?: string;
  /** Of an amount that waits for an answer before it is stored. */
  readonly doubt?: AmountDoubt;
};

/** What one action stored, from its start on. */
type Deed = { undos: readonly Undo[] };

/** An estimate of a month, and the key by which it is added once. */
export type Filled = { readonly line: NewClimateActivity; readonly key: string };

/** Writes to the gateway in turn, for as long as the page is open. */
const useWriter = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync: create } = useMutation(climateMutations.create(api, queryClient));
  const { mutateAsync: change } = useMutation(climateMutations.change(api, queryClient));
  const { mutateAsync: remove } = useMutation(climateMutations.remove(api, queryClient));
  const { mutateAsync: restore } = useMutation(climateMutations.restore(api, queryClient));
  const [writer] = useState(() => {
    const anyMeters = climateQueries.meters(api, { from: '', to: '' }).queryKey.slice(0, -1);
    return monthWriter({
      one: (id) => queryClient.fetchQuery({ ...climateQueries.one(api, id), staleTime: 0 }),
      create,
      change: (id, fields, version) => change({ id, change: { ...fields, version } }),
      remove: (id, version) => remove({ id, version }),
      restore,
      present: (key, month) =>
        queryClient
          .getQueriesData<ClimateMeterPage>({ queryKey: anyMeters, type: 'active' })
          .flatMap(([, page]) => page?.items ?? [])
          .find((meter) => meterKeyOf(meter) === key)
          ?.months.find((each) => each.month === month),
    });
  });
  return writer;
};

/** Deeds that can be taken back, the last one first. */
const useDeeds = ({ inTurn }: Pick<ReturnType<typeof monthWriter>, 'inTurn'>) => {
  const [deeds] = useState<Deed[]>(() => []);
  const undoDeed = (deed: Deed) => {
    const at = deeds.indexOf(deed);
    if (at < 0) return;
    deeds.splice(at, 1);
    void inTurn(async () => {
      try {
        for (const undo of deed.undos.toReversed()) await undo();
        notify('success', msg`Undone`);
      } catch (error) {
        notifyProblem(error);
      }
    });
  };
  return {
    begin: (): Deed => {
      const deed: Deed = { undos: [] };
      deeds.push(deed);
      return deed;
    },
    offerUndo: (deed: Deed) => {
      const lines = deed.undos.length;
      if (lines === 0) deeds.splice(deeds.indexOf(deed), 1);
      else notify('success', msg`Saved: ${lines} lines`, { label: msg`Undo`, run: () => undoDeed(deed) });
    },
    undo: () => {
      const last = deeds.at(-1);
      if (last) undoDeed(last);
    },
  };
};

/** Stores what one action typed, pasted or cleared, with one undo for all of it. A refused text stays in its cell with the reason. */
export const useMonthWrites = () => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { decimal } = useFormatters();
  const unitName = useUnitNames();
  const writer = useWriter();
  const { begin, offerUndo, undo } = useDeeds(writer);
  const [saving, setSaving] = useState<ReadonlyMap<string, MonthWrite>>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<string, Refused>>(new Map());
  const refuse = (each: Refused) =>
    setRefused((before) => new Map(before).set(cellKeyOf(each.write.row, each.write.month), each));
  const drop = (key: string) => setRefused((before) => new Map([...before].filter(([each]) => each !== key)));
  const put = async (write: MonthWrite, deed: Deed) => {
    try {
      const undoOne = await writer.write(write);
      if (undoOne) deed.undos = [...deed.undos, undoOne];
    } catch (error) {
      const current = currentOf<ClimateActivity>(error);
      const reason = error instanceof MonthTaken ? t`Someone has just entered this month` : problem(error);
      refuse({
        write,
        reason,
        ...(current && { theirs: `${decimal(current.amount)} ${unitName(current.unit)}` }),
      });
    } finally {
      // A later text of the same cell goes on waiting for its turn.
      setSaving((before) => new Map([...before].filter(([, each]) => each !== write)));
    }
  };
  const putAll = async (writes: readonly MonthWrite[]) => {
    if (writes.length === 0) return;
    const deed = begin();
    for (const write of writes) drop(cellKeyOf(write.row, write.month));
    setSaving(
      (before) => new Map([...before, ...writes.map((each) => [cellKeyOf(each.row, each.month), each] as const)]),
    );
    // One after the other: each is reckoned at once, and a block of twelve months takes no second.
    await Promise.all(writes.map((write) => writer.inTurn(() => put(write, deed))));
    offerUndo(deed);
  };
  const addAll = async (meterKey: string, lines: readonly Filled[]) => {
    const deed = begin();
    try {
      await writer.inTurn(async () => {
        for (const { line, key } of lines) {
          const undoOne = await writer.fill(meterKey, line, key);
          if (undoOne) deed.undos = [...deed.undos, undoOne];
        }
      });
    } finally {
      // What was stored before a failure can be taken back as well.
      offerUndo(deed);
    }
  };
  return { saving, refused, refuse, drop, putAll, addAll, undo };
};

export type MonthWrites = ReturnType<typeof useMonthWrites>;
