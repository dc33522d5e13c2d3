import { hubSaveMutations, hubSaveQueries } from '@esg/api-client';
import { notify, notifyProblem, useApi } from '@esg/app-kit';
import {
  type HubSaveItem,
  type HubSavePlan,
  hubSaveEntity,
  hubSaveKey,
  hubSavesAlike,
  hubSavesContradict,
} from '@esg/contract';
import { msg, plural } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useMay } from '../use-may.ts';
import { useWizard } from '../wizard-context.ts';

/** A figure of the report that the data hub lacks, or has with another value. */
export type UnsavedFigure = {
  /** The answer; several where disclosures ask for the same figure and are answered alike. */
  readonly items: readonly [HubSaveItem, ...HubSaveItem[]];
  readonly key: string;
  /** Nobody but the person may decide that it is the right one. */
  readonly isDisputed: boolean;
  /** The data hub has what was published before somebody restated it here. */
  readonly isRestated: boolean;
};

const isFigure = ({ value }: HubSaveItem) => value.type === 'number' || value.type === 'integer';
const isRestated = (items: readonly HubSaveItem[]) =>
  items.some(({ restated }) => restated) && items.every(({ contradicted }) => !contradicted);
const isDisputed = ({ state, contradicted, reckoned }: HubSaveItem) =>
  state === 'conflict' || contradicted || reckoned !== null;

/** How many figures are saved where nobody unticks any: those that the data hub lacks, and restated ones. */
export const countToSave = (figures: readonly UnsavedFigure[]) => {
  const restated = figures.filter((figure) => figure.isRestated).length;
  return { restated, all: figures.filter((figure) => !figure.isDisputed).length };
};

/** Figures of the plan that can be saved, each once, with restated ones first and disputed ones last. */
export const unsavedFigures = ({ items }: Pick<HubSavePlan, 'items'>): UnsavedFigure[] => {
  const unsaved = items.filter((item) => isFigure(item) && (item.state === 'new' || item.state === 'conflict'));
  const figures = hubSavesAlike(unsaved).flatMap(([first, ...others]): UnsavedFigure[] => {
    if (!first) return [];
    const restated = isRestated([first, ...others]);
    const common = { items: [first, ...others] as const, key: hubSaveKey(first), isRestated: restated };
    return [{ ...common, isDisputed: !restated && isDisputed(first) }];
  });
  const rank = (figure: UnsavedFigure) => (figure.isRestated ? 0 : 1) + (figure.isDisputed ? 2 : 0);
  return figures.toSorted((one, other) => rank(one) - rank(other));
};

/** The figures of this report that could be saved to the data hub; none of a sample, of several entities, or where the person may not. */
export const useFiguresToSave = () => {
  const { report } = useWizard();
  const mayWrite = useMay('report:write');
  const mayWriteHub = useMay('data-hub:write');
  const entityId = hubSaveEntity(report);
  // Figures of several entities are those of no one of them, nor of the whole organisation.
  const isOfOne = entityId !== undefined;
  const target = { reportingTimeId: null, entityId: entityId ?? null };
  const maySave = mayWriteHub && mayWrite && report.period !== null && !report.isSample && isOfOne;
  const { data, refetch } = useQuery({
    ...hubSaveQueries.plan(useApi(), report.id, target),
    enabled: maySave,
    staleTime: 0,
  });
  const figures = useMemo(() => (data && maySave ? unsavedFigures(data) : []), [data, maySave]);
  return { plan: data, target, figures, refetch };
};
export type FiguresToSave = ReturnType<typeof useFiguresToSave>;

const decided = ({ disclosureCode, fieldKey, part }: HubSaveItem, choice: 'skip' | 'overwrite') => ({
  disclosureCode,
  fieldKey,
  part,
  choice,
});

/** What the person ticks among the figures, and saving those: all of them or none, with an undo. */
export const useSaveFigures = ({ plan, target, figures, refetch }: FiguresToSave, onSaved: () => void) => {
  const api = useApi();
  const cache = useQueryClient();
  const { report } = useWizard();
  const [picked, setPicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const save = useMutation(hubSaveMutations.save(api, cache, report.id));
  const undo = useMutation(hubSaveMutations.undo(api, cache, report.id));
  const isPicked = ({ key, isDisputed: asks }: UnsavedFigure) => picked.get(key) ?? !asks;
  const chosen = figures.filter(isPicked);
  const send = () => {
    if (!plan || chosen.length === 0) return;
    const keys = new Set(chosen.flatMap(({ items }) => items.map(hubSaveKey)));
    const count = chosen.length;
    save.mutate(
      {
        ...target,
        stamp: plan.stamp,
        mode: 'ResolvedConflict',
        disclosureCodes: [],
        // Texts stay in the report, and so does what is not ticked.
        choices: plan.items
          .filter(({ state }) => state === 'new' || state === 'conflict')
          .map((item) => decided(item, keys.has(hubSaveKey(item)) ? 'overwrite' : 'skip')),
      },
      {
        onSuccess: ({ id }) => {
          notify(
            'success',
            msg`${plural(count, { one: '# figure is in your data hub.', other: '# figures are in your data hub.' })}`,
            { label: msg`Undo`, run: () => undo.mutate(id, { onError: notifyProblem }) },
          );
          onSaved();
        },
        // What was ticked stays ticked; the figures are read again.
        onError: () => void refetch(),
      },
    );
  };
  return {
    isPicked,
    pick: (key: string, value: boolean) => setPicked(new Map([...picked, [key, value]])),
    pickAll: (value: boolean) => setPicked(new Map(figures.map(({ key }) => [key, value]))),
    count: chosen.length,
    /** Two answers for one figure were ticked: neither would be saved. */
    contradicts: chosen.some(({ items: [one] }) => chosen.some(({ items: [other] }) => hubSavesContradict(one, other))),
    error: save.error,
    pending: save.isPending,
    send,
  };
};
export type SavingFigures = ReturnType<typeof useSaveFigures>;
