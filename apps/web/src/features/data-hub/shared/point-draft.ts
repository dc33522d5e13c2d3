import type { DataPointChange } from '@esg/contract';

/** The editable part of a data point: its change without the version that was read. */
export type PointDraft = Omit<DataPointChange, 'version'>;
export type PointPart = keyof PointDraft;

/** Parts in the order in which they are shown. */
export const pointParts = [
  'value',
  'reportingTimeId',
  'labelIds',
  'quality',
  'explanation',
  'methodology',
  'source',
  'internal',
] as const satisfies readonly PointPart[];

/** The editable part of a stored data point. Labels are a set: sorted, so that two can be compared. */
export const draftOf = (point: PointDraft): PointDraft => {
  const { value, reportingTimeId, quality, explanation, methodology, source, internal } = point;
  const labelIds = [...point.labelIds].sort();
  return { value, reportingTimeId, labelIds, quality, explanation, methodology, source, internal };
};
