import { type AnswerValue, type DataPoint, isAnswered, sameJson } from '@esg/contract';
import { draftOf, type PointDraft } from '../shared/point-draft.ts';

/** The place of a data point: entity null for the whole organisation, an empty time while none is chosen. */
export type Place = { readonly entityId: string | null; readonly reportingTimeId: string };

/** A data point in the form. */
export type TypedDraft = Omit<PointDraft, 'value' | 'methodology'> & {
  /** Null means the whole organisation. */
  readonly entityId: string | null;
  readonly value: AnswerValue | null;
  /** Null copies the text of the last period. */
  readonly methodology: string | null;
};

/** The stored values, in the form's shape; version 0 means that nothing is stored yet. */
export type Stored = { readonly draft: TypedDraft; readonly version: number };

/** Key of typed data points in this browser until they are saved. */
export const typedId = (place: string): string => `typed-data-point/${place}`;

/** The key of a data point that is not stored yet, by its future place. */
export const newPlace = (sectionId: string, { entityId, reportingTimeId }: Place): string =>
  ['new', sectionId, entityId ?? 'organisation', reportingTimeId].join('/');

/** Typed values over the stored ones that the person saw. */
export type Typed = Stored & { readonly seen: TypedDraft };

/** A data point that nobody has entered yet. */
export const emptyPoint = ({ entityId, reportingTimeId }: Place): Stored => ({
  draft: {
    entityId,
    reportingTimeId,
    value: null,
    labelIds: [],
    source: '',
    internal: false,
    quality: null,
    methodology: null,
    explanation: '',
  },
  version: 0,
});

export const storedPoint = (point: DataPoint): Stored => ({
  draft: { ...draftOf(point), entityId: point.entityId },
  version: point.version,
});

const partsOf = (draft: TypedDraft) => Object.keys(draft) as (keyof TypedDraft)[];

/**
 * The typed values after the data point was read again: untouched parts follow, touched ones stay, and if both sides changed a part, the
 * old version stays too, so that saving is refused and asks. Undefined when nothing differs.
 */
export const follow = (typed: Typed, stored: Stored): Typed | undefined => {
  const parts = partsOf(stored.draft);
  const isTouched = (part: keyof TypedDraft) => !sameJson(typed.draft[part], typed.seen[part]);
  const taken = (touched: TypedDraft) =>
    Object.fromEntries(parts.map((part) => [part, (isTouched(part) ? touched : stored.draft)[part]])) as TypedDraft;
  const draft = taken(typed.draft);
  if (sameJson(draft, stored.draft)) return undefined;
  const contested = parts.some((part) => isTouched(part) && !sameJson(typed.seen[part], stored.draft[part]));
  return { draft, seen: taken(typed.seen), version: contested ? typed.version : stored.version };
};

/** The value to store; undefined while there is no value or no reporting time. */
export const completeDraft = (
  { entityId: _entity, ...draft }: TypedDraft,
  carriedMethodology: string,
): PointDraft | undefined => {
  const { value, reportingTimeId } = draft;
  if (!isAnswered(value) || reportingTimeId === '') return undefined;
  return draftOf({ ...draft, value, methodology: draft.methodology ?? carriedMethodology });
};

/** The typed values of one data point, on another stored one: its time, entity and labels stay. */
export const carriedTo = ({ draft: seen, version }: Stored, mine: TypedDraft): Typed => {
  const { value, internal, source, quality, methodology, explanation } = mine;
  const draft = {
    ...seen,
    value,
    internal,
    source: source || seen.source,
    quality: quality ?? seen.quality,
    methodology: methodology ?? seen.methodology,
    explanation: explanation || seen.explanation,
  };
  return { draft, seen, version };
};
