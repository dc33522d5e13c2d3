import { summaryRows } from './data.ts';
import type { SummaryRow } from './rows.ts';

const heirOf = ({ supersededBy }: SummaryRow) => supersededBy && summaryRows().get(supersededBy.versionId);

const isRetiredRow = (row: SummaryRow) => heirOf(row)?.frameworkId === row.frameworkId;

/** Versions for new reports, in the order people see them: without those that a later version of the same framework replaces. */
export const offeredRows = (): SummaryRow[] => [...summaryRows().values()].filter((row) => !isRetiredRow(row));

/** The version of the same framework that this one replaces. */
export const earlierEditionOf = (versionId: string): SummaryRow | undefined =>
  [...summaryRows().values()].find((row) => row.supersededBy?.versionId === versionId && isRetiredRow(row));

/** The version and its predecessors of the same framework, itself first. */
export const editionsUpTo = (versionId: string): string[] => {
  const before = earlierEditionOf(versionId);
  return before ? [versionId, ...editionsUpTo(before.versionId)] : [versionId];
};

/** Whether a new report of a year that begins then may use the version: it is not retired, or no other has replaced it by that day. */
export const isForNewReports = (versionId: string, start: string | undefined): boolean => {
  if (!isRetired(versionId)) return true;
  const from = summaryRows().get(versionId)?.supersededBy?.from;
  return start !== undefined && from != null && start < from;
};

/**
 * Whether a later version of the same framework replaces this one: no new report starts with it, and existing reports keep it. A framework
 * that another one succeeds (TCFD) is not retired.
 */
export const isRetired = (versionId: string): boolean => {
  const row = summaryRows().get(versionId);
  return row !== undefined && isRetiredRow(row);
};
