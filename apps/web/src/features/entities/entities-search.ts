import { type EntityType, entityTypes } from '@esg/contract';

/** Which entities are shown besides those in use. */
const shelves = ['archived', 'all'] as const;
/** Filters by a missing part of an entity, or by completeness. */
const gaps = ['complete', 'no-address', 'no-manager', 'no-figures'] as const;
export type Gap = (typeof gaps)[number];

/** Parameters of the list's address: all optional, unknown values are left out. */
export type EntitiesSearch = {
  /** Part of a name or an address. */
  readonly q?: string | undefined;
  readonly type?: EntityType | undefined;
  /** A part of an address, or a post code. */
  readonly place?: string | undefined;
  /** Id of a person: its manager, or one of its entity users. */
  readonly person?: string | undefined;
  readonly gap?: Gap | undefined;
  readonly shelf?: (typeof shelves)[number] | undefined;
};

const textIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined;

/** Reads an address that anybody may have typed; unknown values are dropped. */
export const readEntitiesSearch = (search: Record<string, unknown>): EntitiesSearch => ({
  q: textIn(search.q),
  type: entityTypes.find((type) => type === search.type),
  place: textIn(search.place),
  person: textIn(search.person),
  gap: gaps.find((gap) => gap === search.gap),
  shelf: shelves.find((shelf) => shelf === search.shelf),
});
