import { type ComparedState, comparedStates } from '@esg/contract';

/** What the crosswalk shows: a metric, or two frameworks side by side. The address keeps it. */
export type CrosswalkPlace = {
  readonly view?: 'frameworks' | undefined;
  readonly metric?: string | undefined;
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: ComparedState | undefined;
};

const idOf = (value: unknown) => (typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value) ? value : undefined);

/** Reads the place from an address; unknown values are dropped. */
export const placeOf = (search: Record<string, unknown>): CrosswalkPlace => {
  const metric = idOf(search.metric);
  const from = idOf(search.from);
  const to = idOf(search.to);
  const state = comparedStates.find((entry) => entry === search.state);
  return {
    ...(search.view === 'frameworks' && { view: 'frameworks' as const }),
    ...(metric && { metric }),
    ...(typeof search.q === 'string' && search.q !== '' && { q: search.q }),
    ...(from && { from }),
    ...(to && { to }),
    ...(state && { state }),
  };
};
