import type { DisclosuresChange, ReportDisclosure } from '@esg/contract';

type Changes = DisclosuresChange['changes'];

const some = (
  codes: readonly string[],
  statuses: readonly ('completed' | 'in-progress' | 'not-selected' | 'selected')[],
): Changes => (codes.length > 0 ? statuses.map((status) => ({ status, codes: [...codes] })) : []);

/**
 * What brings disclosures that were left out back to where they were: not selected, new, completed, or in progress. An approval that fell with it
 * has to be asked for again.
 */
export const undoOf = (
  before: readonly Pick<ReportDisclosure, 'code' | 'status'>[],
  codes: readonly string[],
): Changes => {
  const was = new Map(before.map(({ code, status }) => [code, status]));
  const unselected = codes.filter((code) => !was.has(code));
  const fresh = codes.filter((code) => was.get(code) === 'new');
  const completed = codes.filter((code) => was.get(code) === 'completed');
  const begun = codes.filter((code) => ![...unselected, ...fresh, ...completed].includes(code));
  return [
    ...some(unselected, ['not-selected']),
    ...some(fresh, ['not-selected', 'selected']),
    ...some(completed, ['in-progress', 'completed']),
    ...some(begun, ['in-progress']),
  ];
};
