import { summaryRows } from './data.ts';
import type { SummaryRow } from './rows.ts';

const heirOf = ({ supersededBy }: SummaryRow) => supersededBy && summaryRows().get(supersededBy.versionId);

const isRetiredRow = (row: SummaryRow) => heirOf(row)?.frameworkId === row.frameworkId;

/** Versions for new reports, in the order people see them: all but those that a later version of the same framework follows. */
export const offeredRows = (): SummaryRow[] => [...summaryRows().values()].filter((row) => !isRetiredRow(row));

/** The version and those that it follows as the same framework, the version first. */
export const editionsUpTo = (versionId: string): string[] => {
  const before = [...summaryRows().values()].find(
    (row) => row.supersededBy?.versionId === versionId && isRetiredRow(row),
  );
  return before ? [versionId, ...editionsUpTo(before.versionId)] : [versionId];
};

/**
 * Whether a later version of the same framework follows this one: no new report starts with it, reports that were made with it keep it. A
 * framework that another one follows (TCFD) is not retired.
 */
export const isRetired = (versionId: string): boolean => {
  const row = summaryRows().get(versionId);
  return row !== undefined && isRetiredRow(row);
};
