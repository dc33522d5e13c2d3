import { type Divergence, type MaterialitySettings, mergeParts, type Preferred } from '@esg/contract';

/** Settings with the weights by person, so that those of different people do not conflict. */
const apart = ({ weights, ...settings }: MaterialitySettings) => ({
  ...settings,
  weights: Object.fromEntries(weights.map(({ personId, weight }) => [personId, weight])),
});

/** Both people’s changes where they concern different settings; nothing where they concern the same one, which a person decides. */
export const mergeSettings = (
  { seen, mine, theirs }: Divergence<MaterialitySettings>,
  preferred?: Preferred,
): MaterialitySettings | undefined => {
  const merged = mergeParts({ seen: apart(seen), mine: apart(mine), theirs: apart(theirs) }, preferred);
  if (!merged) return undefined;
  const { weights, ...settings } = merged;
  return {
    ...settings,
    weights: Object.entries(weights).map(([personId, weight]) => ({ personId, weight })),
  };
};
