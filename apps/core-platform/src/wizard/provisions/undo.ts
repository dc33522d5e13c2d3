import { type DisclosuresChange, disclosureChangesMax, type ReportDisclosure } from '@esg/contract';

type Changes = DisclosuresChange['changes'];

const some = (
  codes: readonly string[],
  statuses: readonly ('completed' | 'in-progress' | 'not-selected' | 'selected')[],
): Changes => (codes.length > 0 ? statuses.map((status) => ({ status, codes: [...codes] })) : []);

/** Disclosures with one reason together, because a change has one reason for all its disclosures. */
const byReason = (disclosures: readonly Pick<ReportDisclosure, 'code' | 'omission'>[]) =>
  [...Map.groupBy(disclosures, ({ omission }) => JSON.stringify(omission)).values()].flatMap((alike) => {
    const omission = alike[0]?.omission;
    return omission ? [{ omission, codes: alike.map(({ code }) => code) }] : [];
  });

/**
 * The changes that restore left-out disclosures to their status before: not selected, new, completed (in part with its reason), left out
 * with the earlier reason, or in progress. Those in part stayed completed all along. A withdrawn approval has to be requested again.
 */
export const undoOf = (
  before: readonly Pick<ReportDisclosure, 'code' | 'status' | 'omission'>[],
  codes: readonly string[],
  inPart: ReadonlySet<string> = new Set(),
): Changes => {
  const states = before.filter(({ code }) => codes.includes(code));
  const codesIn = (...statuses: ReportDisclosure['status'][]) =>
    states.filter(({ status }) => statuses.includes(status)).map(({ code }) => code);
  const known = states.map(({ code }) => code);
  const unselected = codes.filter((code) => !known.includes(code));
  const fresh = codesIn('new');
  const completed = states.filter(({ status }) => status === 'completed');
  const whole = completed.filter(({ omission }) => !omission).map(({ code }) => code);
  const omitted = states.filter(({ status, omission }) => status === 'omitted' && omission);
  const restored = [...fresh, ...[...completed, ...omitted].map(({ code }) => code)];
  return [
    ...some(unselected, ['not-selected']),
    ...some(fresh, ['not-selected', 'selected']),
    ...some(
      // A disclosure that only changes its reason stays completed: completing it again may require an approval.
      completed.filter(({ code, omission }) => !omission || !inPart.has(code)).map(({ code }) => code),
      ['in-progress'],
    ),
    ...some(whole, ['completed']),
    ...byReason(completed).map(({ codes: inPart, omission }) => ({
      status: 'completed' as const,
      codes: inPart,
      omission,
    })),
    ...byReason(omitted).map(({ codes: left, omission }) => ({ status: 'omitted' as const, codes: left, ...omission })),
    ...some(
      known.filter((code) => !restored.includes(code)),
      ['in-progress'],
    ),
  ];
};

/** The changes in their order, in batches as large as the gateway accepts. */
export const inLots = (changes: Changes): Changes[] =>
  Array.from({ length: Math.ceil(changes.length / disclosureChangesMax) }, (_, lot) =>
    changes.slice(lot * disclosureChangesMax, (lot + 1) * disclosureChangesMax),
  );
