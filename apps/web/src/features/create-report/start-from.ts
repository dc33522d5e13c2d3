import type { Report } from '@esg/contract';

/** What a report may start from, besides a framework alone. */
export const startingPoints = ['next-period', 'second-framework', 'selection', 'template'] as const;
export type StartingPoint = (typeof startingPoints)[number];

/** The parameters of the address: the kind of start, and the report or template. */
export type StartFrom = { readonly from: StartingPoint; readonly id?: string | undefined };

/** Reads the address; the default is last year's report. */
export const startFromOf = (search: Record<string, unknown>): StartFrom => ({
  from: startingPoints.find((known) => known === search.from) ?? startingPoints[0],
  ...(typeof search.id === 'string' && search.id !== '' ? { id: search.id } : {}),
});

/** Whether a report can be started in this way: next year's and the same year's need its days, and all need a selection. */
export const isStartable = (report: Pick<Report, 'period' | 'disclosureCodes'>, from: StartingPoint) =>
  report.disclosureCodes.length > 0 && (from === 'selection' || report.period !== null);

/** The report that stands chosen at first: for next year's report the newest published one, which nearly everybody means. */
export const proposedIn = <Each extends Pick<Report, 'period' | 'status'>>(
  reports: readonly Each[],
  from: StartingPoint,
): Each | undefined =>
  from === 'next-period'
    ? reports
        .filter(({ status }) => status === 'readonly-published')
        .toSorted((one, other) => (other.period?.end ?? '').localeCompare(one.period?.end ?? ''))[0]
    : undefined;
