import { dataPointQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { checkDataPoint, type DataCheck, type DataFinding, totalOf } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import type { Section } from '../shared/use-section.ts';
import type { TypedDraft } from './typed-point.ts';

/** The value of the previous period, existing values, and findings while somebody types: the same checks as in the review list. */
export const useChecks = (section: Section, pointId: string | undefined, draft: TypedDraft) => {
  const { entityId, reportingTimeId, labelIds, value, explanation } = draft;
  const place = { sectionId: section.section.id, subject: entityId ?? 'organisation', reportingTimeId };
  const { data: start } = useQuery({
    ...dataPointQueries.start(useApi(), { ...place, labelIds: [...labelIds].sort().join(',') }),
    enabled: reportingTimeId !== '',
  });
  const { metric, units, times } = section;
  const time = times.find(({ id }) => id === reportingTimeId);
  const total = totalOf(value, metric, units);
  const other = <Point extends { readonly id: string }>(point: Point | null | undefined) =>
    point && point.id !== pointId ? point : null;
  const existing = other(start?.existing);
  const previous = other(start?.previous);
  const check: DataCheck | undefined = start &&
    time && {
      calculated: start.calculated,
      value,
      total,
      unitKind: metric.unitKind,
      period: time.period,
      explanation,
      previous,
      changeThreshold: start.changeThreshold,
      others: existing ? [existing] : [],
    };
  const findings: DataFinding[] = check ? checkDataPoint(check) : [];
  return {
    start,
    total,
    existing,
    previous,
    findings,
    /** Whether the change needs an explanation, given or not: its box stays while somebody writes into it. */
    asks: check ? checkDataPoint({ ...check, explanation: '' }).some(({ kind }) => kind === 'change') : false,
  };
};
