import type { FrameworkSummary } from './frameworks.ts';
import type { Period } from './schema.ts';

type Edition = Pick<FrameworkSummary, 'effectiveFrom' | 'effectiveBasis' | 'supersededBy'>;
type Days = Pick<Period, 'start'>;

/** Whether the edition applies only to years that begin later; false where it counts from the day of publication, or binds nobody. */
export const isBeforeEdition = (
  { effectiveFrom, effectiveBasis }: Omit<Edition, 'supersededBy'>,
  { start }: Days,
): boolean => effectiveBasis === undefined && effectiveFrom !== null && start < effectiveFrom;

/** Whether another version has replaced this one for years that begin on that day. */
export const isAfterEdition = ({ supersededBy }: Pick<Edition, 'supersededBy'>, { start }: Days): boolean =>
  typeof supersededBy?.from === 'string' && start >= supersededBy.from;

/** Whether the edition applies to a report of this period. */
export const isEditionFor = (edition: Edition, days: Days): boolean =>
  !isBeforeEdition(edition, days) && !isAfterEdition(edition, days);

/** The edition for this period, instead of one that does not apply; `undefined` where the library has none. */
export const editionFor = (
  edition: FrameworkSummary,
  days: Days,
  library: readonly FrameworkSummary[],
): FrameworkSummary | undefined => {
  if (isEditionFor(edition, days)) return undefined;
  const { earlier, versionId, supersededBy } = edition;
  // The notes of an edition do not apply to the edition before it, which has no part D and binds all issuers alike.
  const { earlier: _before, boundByClass: _byClass, ...shared } = edition;
  const before: FrameworkSummary[] = earlier
    ? [{ ...shared, ...earlier, supersededBy: { versionId, from: edition.effectiveFrom } }]
    : library.filter((each) => each.supersededBy?.versionId === versionId && each.family === edition.family);
  const after = library.filter((each) => each.versionId === supersededBy?.versionId);
  return (isBeforeEdition(edition, days) ? before : after).find((each) => isEditionFor(each, days));
};
