import { sameJson } from '@esg/contract';

/** What a person typed over what they had read; where they left it alone, what another person stored meanwhile. */
export const typedOver = <Value>(typed: Value, read: Value, stored: Value): Value =>
  sameJson(typed, read) ? stored : typed;

/** Ids out of a list that two people changed at once: what either of them added is in it, what either removed is not. */
export const idsOver = (typed: readonly string[], read: readonly string[], stored: readonly string[]): string[] => [
  ...stored.filter((id) => typed.includes(id) || !read.includes(id)),
  ...typed.filter((id) => !stored.includes(id) && !read.includes(id)),
];
