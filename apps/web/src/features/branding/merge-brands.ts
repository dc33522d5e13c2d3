import type { BrandContent, Divergence } from '@esg/contract';
import { type BrandField, differingFields, readField, withFieldOf } from './brand-fields.ts';

/** Fields that both sides changed to different values: a person has to decide. */
export const clashingFields = ({ seen, mine, theirs }: Divergence<BrandContent>): BrandField[] => {
  const changedByThem = new Set(differingFields(seen, theirs));
  return differingFields(seen, mine).filter(
    (field) => changedByThem.has(field) && readField(mine, field) !== readField(theirs, field),
  );
};

/** The changes of both sides in one brand. Where they conflict, the value of `winner` is kept. */
export const mergeBrands = (both: Divergence<BrandContent>, winner: 'mine' | 'theirs'): BrandContent => {
  const clashes = winner === 'theirs' ? new Set(clashingFields(both)) : new Set<BrandField>();
  return differingFields(both.seen, both.mine)
    .filter((field) => !clashes.has(field))
    .reduce((merged, field) => withFieldOf(merged, both.mine, field), both.theirs);
};

/** Both sides in one brand, or undefined when they conflict. */
export const mergeQuietly = (both: Divergence<BrandContent>): BrandContent | undefined =>
  clashingFields(both).length === 0 ? mergeBrands(both, 'mine') : undefined;
