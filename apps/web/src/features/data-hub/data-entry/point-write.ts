import {
  type ApiClient,
  ApiError,
  dataPointQueries,
  invalidationsOf,
  saveDataPoint,
  saveNewDataPoint,
} from '@esg/api-client';
import { type Change, type Competing, StaleWrite } from '@esg/app-kit';
import type { DataPoint } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import { evidentChoices, mergedParts, partsApart } from '../conflicts/merge.ts';
import { draftOf, type PointDraft } from '../shared/point-draft.ts';

const prefix = 'data-point/';

/** Key of an unacknowledged save in this browser. */
export const writeId = (place: string): string => `${prefix}${place}`;

/** The data point of a waiting save; undefined for other keys. */
export const placeOfWrite = (id: string): string | undefined =>
  id.startsWith(prefix) ? id.slice(prefix.length) : undefined;

/** One press on Save. */
export type PointWrite = {
  /** Null for a new one, until it is stored. */
  readonly id: string | null;
  readonly sectionId: string;
  readonly entityId: string | null;
  /** Null before anything was entered. */
  readonly draft: PointDraft | null;
  /** The stored value when the person began to type; null for a new one. */
  readonly seen: PointDraft | null;
  readonly version: number;
  /** With this key, a repeated request for a new one stores one data point. */
  readonly key: string;
};

/** A stored data point without typed changes. */
export const restOf = (point: DataPoint): PointWrite => ({
  id: point.id,
  sectionId: point.sectionId,
  entityId: point.entityId,
  draft: draftOf(point),
  seen: null,
  version: point.version,
  key: '',
});

const competingOf = (write: PointWrite, point: DataPoint): Competing<PointWrite> => ({
  value: { ...write, draft: draftOf(point), version: point.version },
  version: point.version,
  updatedAt: point.updatedAt,
  updatedBy: point.updatedBy,
});

const send = async (api: ApiClient, { id, sectionId, entityId, draft, version, key }: PointWrite) => {
  if (!draft) throw new Error('Nothing was entered');
  return id === null
    ? saveNewDataPoint(api, { sectionId, entityId, ...draft, key })
    : saveDataPoint(api, id, { ...draft, version });
};

/** If only one side changed each part, no question is needed. */
export const mergeEvident = ({ mine, theirs }: { mine: PointWrite; theirs: PointWrite }): PointWrite | undefined => {
  if (!mine.seen || !mine.draft || !theirs.draft) return undefined;
  const choices = evidentChoices(mine.seen, mine.draft, theirs.draft);
  if (partsApart(mine.draft, theirs.draft).some((part) => !choices[part])) return undefined;
  const draft = mergedParts(mine.draft, theirs.draft, choices);
  return { ...mine, draft, seen: theirs.draft, version: theirs.version };
};

/** Stores one press on Save and updates what is shown. Rejects with `StaleWrite` if somebody else was first. */
export const saverOf =
  (api: ApiClient, queryClient: QueryClient) =>
  async ({ value: write }: Change<PointWrite>) => {
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
      version: point.version,
      updatedAt: point.updatedAt,
    };
  };
