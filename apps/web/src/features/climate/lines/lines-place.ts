import { type ClimateActivity, type ClimateLineState, climateLineStates, emissionScopes } from '@esg/contract';

/** What the address shows: the list narrowed, or the grid of a year. */
export type LinesPlace = {
  readonly view?: 'months';
  /** Of the grid. */
  readonly year?: string;
  readonly state?: ClimateLineState;
  readonly from?: string;
  readonly to?: string;
  readonly entityId?: string;
  readonly scope?: ClimateActivity['scope'];
  readonly category?: string;
  readonly activityTypeId?: string;
  /** Opens the form for a new line. */
  readonly add?: 'line';
};

/** Changes what the address shows; undefined takes something out of it. */
export type Move = (change: { readonly [Key in keyof LinesPlace]?: LinesPlace[Key] | undefined }) => void;

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const month = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const textIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Reads an address that anybody may have typed; what it does not know is left out. */
export const linesPlaceOf = (search: Record<string, unknown>): LinesPlace => {
  const fitting = (value: unknown, pattern: RegExp) => (pattern.test(textIn(value)) ? textIn(value) : undefined);
  const state = climateLineStates.find((each) => each === search.state);
  const scope = emissionScopes.find((each) => each === textIn(search.scope));
  const found = {
    view: search.view === 'months' ? ('months' as const) : undefined,
    add: search.add === 'line' ? ('line' as const) : undefined,
    year: fitting(search.year, /^(?:19|20)\d{2}$/),
    from: fitting(search.from, month),
    to: fitting(search.to, month),
    entityId: fitting(search.entityId, id),
    category: fitting(search.category, /^(?:[1-9]|1[0-5])$/),
    activityTypeId: fitting(search.activityTypeId, /^[\w-]{1,60}$/),
    state,
    scope,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
};

/** What the list is narrowed by, as it is asked of the gateway. */
export const narrowedBy = ({
  view: _,
  year: __,
  add: ___,
  ...narrowed
}: LinesPlace): Omit<LinesPlace, 'view' | 'year' | 'add'> => narrowed;
