import type { DisclosuresChange, ReportDisclosure } from '@esg/contract';

type Changes = DisclosuresChange['changes'];

const some = (
  codes: readonly string[],
  statuses: readonly ('completed' | 'in-progress' | 'not-selected' | 'selected')[],
): Changes => (codes.length > 0 ? statuses.map((status) => ({ status, codes: [...codes] })) : []);

/**
 * What brings disclosures that were left out back to where they were: not selected, new, completed (in part with its reason), or in progress. An
 * approval that was withdrawn with it has to be requested again.
 */
export const undoOf = (
  before: readonly Pick<ReportDisclosure, 'code' | 'status' | 'omission'>[],
  codes: readonly string[],
): Changes => {
  const was = new Map(before.map(({ code, status }) => [code, status]));
  const reasonOf = new Map(before.map(({ code, omission }) => [code, omission]));
  const unselected = codes.filter((code) => !was.has(code));
  const fresh = codes.filter((code) => was.get(code) === 'new');
  const completed = codes.filter((code) => was.get(code) === 'completed');
  const whole = completed.filter((code) => !reasonOf.get(code));
  const inPart = Map.groupBy(
    completed.filter((code) => reasonOf.get(code)),
    (code) => JSON.stringify(reasonOf.get(code)),
  );
  const begun = codes.filter((code) => ![...unselected, ...fresh, ...completed].includes(code));
  return [
    ...some(unselected, ['not-selected']),
    ...some(fresh, ['not-selected', 'selected']),
    ...some(completed, ['in-progress']),
    ...some(whole, ['completed']),
    ...[...inPart].map(([, of]) => ({
      status: 'completed' as const,
      codes: of,
      omission: reasonOf.get(of[0] ?? '') ?? undefined,
    })),
    ...some(begun, ['in-progress']),
  ];
};
