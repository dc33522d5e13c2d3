import {
  type ApiClient,
  ApiError,
  dataPointQueries,
  invalidationsOf,
  saveDataPoint,
  saveNewDataPoint,
} from '@esg/api-client';
import { type Competing, StaleWrite, useApi, useSavedField } from '@esg/app-kit';
import type { DataPoint } from '@esg/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { evidentChoices, mergedParts, partsApart } from '../conflicts/merge.ts';
import { draftOf, type PointDraft } from '../shared/point-draft.ts';

/** One press on Save. */
export type PointWrite = {
  /** Null for a new one, until it is stored. */
  readonly id: string | null;
  readonly sectionId: string;
  readonly entityId: string | null;
  /** Null before anything was entered. */
  readonly draft: PointDraft | null;
  /** What stood there when the person began to type; null for a new one. */
  readonly seen: PointDraft | null;
  readonly version: number;
  /** Makes a repeated request for a new one store one data point. */
  readonly key: string;
};

/** A stored data point with nothing typed over it. */
export const restOf = (point: DataPoint): PointWrite => ({
  ...{ id: point.id, sectionId: point.sectionId, entityId: point.entityId, draft: draftOf(point) },
  ...{ seen: null, version: point.version, key: '' },
});

const competingOf = (write: PointWrite, point: DataPoint): Competing<PointWrite> => ({
  value: { ...write, draft: draftOf(point), version: point.version },
  ...{ version: point.version, updatedAt: point.updatedAt, updatedBy: point.updatedBy },
});

const send = async (api: ApiClient, { id, sectionId, entityId, draft, version, key }: PointWrite) => {
  if (!draft) throw new Error('Nothing was entered');
  return id === null
    ? saveNewDataPoint(api, { sectionId, entityId, ...draft, key })
    : saveDataPoint(api, id, { ...draft, version });
};

/** Where only one side changed each part, there is nothing to ask. */
const mergeEvident = ({ mine, theirs }: { mine: PointWrite; theirs: PointWrite }): PointWrite | undefined => {
  if (!mine.seen || !mine.draft || !theirs.draft) return undefined;
  const choices = evidentChoices(mine.seen, mine.draft, theirs.draft);
  if (partsApart(mine.draft, theirs.draft).some((part) => !choices[part])) return undefined;
  const draft = mergedParts(mine.draft, theirs.draft, choices);
  return { ...mine, draft, seen: theirs.draft, version: theirs.version };
};

const saverOf = (api: ApiClient, queryClient: QueryClient) => async (write: PointWrite) => {
  const point = await send(api, write).catch((error: unknown) => {
    const current = error instanceof ApiError ? error.currentDataPoint : undefined;
    throw current ? new StaleWrite(competingOf(write, current)) : error;
  });
  queryClient.setQueryData(dataPointQueries.one(api, point.id).queryKey, point);
  const notice = { type: 'data-point.changed', dataPointId: point.id, metricKey: point.metricKey } as const;
  for (const queryKey of invalidationsOf({ ...notice, userId: point.updatedBy.id }))
    void queryClient.invalidateQueries({ queryKey });
  return {
    value: restOf(point),
    ...{ version: point.version, updatedAt: point.updatedAt },
  };
};

/**
 * Sends what was saved: `change` is the press on Save. Without connection it waits in this browser and goes out later, also
 * after a reload; changes of other parts by somebody else are merged, of the same parts they end in `conflict`.
 */
export const usePointSave = (place: string, stored: PointWrite) => {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useSavedField<PointWrite>({
    ...{ id: `data-point/${place}`, stored: { value: stored, version: stored.version }, delayMs: 0 },
    save: ({ value }) => saverOf(api, queryClient)(value),
    merge: mergeEvident,
  });
};

export type PointSave = ReturnType<typeof usePointSave>;
