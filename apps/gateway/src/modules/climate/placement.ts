import type { NewClimateActivity } from '@esg/contract';
import { activityTypeOf, unitKindFor } from './reckon.ts';

/** What the activity type says of a line: its scope and category. Undefined where type, unit or category do not belong together. */
export const placementOf = ({
  activityTypeId,
  unit,
  category,
}: Pick<NewClimateActivity, 'activityTypeId' | 'unit' | 'category'>) => {
  const type = activityTypeOf(activityTypeId);
  if (!type || !unitKindFor(type, unit)) return undefined;
  if (category !== null && !type.categories.includes(category)) return undefined;
  return { scope: type.scope, category: category ?? type.categories[0] ?? null };
};
