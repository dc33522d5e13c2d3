import type { FrameworkSummary } from './frameworks.ts';
import type { Period } from './schema.ts';

type Edition = Pick<FrameworkSummary, 'effectiveFrom' | 'effectiveBasis' | 'supersededBy'>;
type Days = Pick<Period, 'start'>;

/** Whether the edition counts only for years that begin later; not where it counts from the day of publication, or binds nobody. */
export const isBeforeEdition = (
  { effectiveFrom, effectiveBasis }: Omit<Edition, 'supersededBy'>,
  { start }: Days,
): boolean => effectiveBasis === undefined && effectiveFrom !== null && start < effectiveFrom;

/** Whether another version has followed this one for years that begin then. */
export const isAfterEdition = ({ supersededBy }: Pick<Edition, 'supersededBy'>, { start }: Days): boolean =>
  typeof supersededBy?.from === 'string' && start >= supersededBy.from;

/** Whether the edition counts for a report of these days. */
export const isEditionFor = (edition: Edition, days: Days): boolean =>
  !isBeforeEdition(edition, days) && !isAfterEdition(edition, days);

/** The edition that counts for these days in the place of one that does not; `undefined` where the library has none. */
export const editionFor = (
  edition: FrameworkSummary,
  days: Days,
  library: readonly FrameworkSummary[],
): FrameworkSummary | undefined => {
  if (isEditionFor(edition, days)) return undefined;
  const { earlier, versionId, supersededBy } = edition;
  // What an edition says of itself is none of the one before: that one has no part D, and binds everybody alike.
  const { earlier: _before, boundByClass: _byClass, ...shared } = edition;
  const before: FrameworkSummary[] = earlier
    ? [{ ...shared, ...earlier, supersededBy: { versionId, from: edition.effectiveFrom } }]
    : library.filter((each) => each.supersededBy?.versionId === versionId && each.family === edition.family);
  const after = library.filter((each) => each.versionId === supersededBy?.versionId);
  return (isBeforeEdition(edition, days) ? before : after).find((each) => isEditionFor(each, days));
};
