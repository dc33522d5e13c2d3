import type { Divergence } from '@esg/app-kit';
import { type DesignSettings, sameJson } from '@esg/contract';

const settingKeys = ['cover', 'parts', 'layouts', 'contentIndex', 'griClaim'] as const;

/** Both people's changes where they touch different things; nothing where they touch the same one, which a person decides. */
export const mergeDesigns = ({ seen, mine, theirs }: Divergence<DesignSettings>): DesignSettings | undefined => {
  const changed = (side: DesignSettings) => settingKeys.filter((key) => !sameJson(side[key], seen[key]));
  const [ours, others] = [changed(mine), changed(theirs)];
  if (ours.some((key) => others.includes(key) && !sameJson(mine[key], theirs[key]))) return undefined;
  return { ...theirs, ...Object.fromEntries(ours.map((key) => [key, mine[key]])) };
};
