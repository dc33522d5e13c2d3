import {
  type ComparisonDenominator,
  comparisonDenominators,
  type EntityType,
  entityComparisonLimits,
  entityTypes,
} from '@esg/contract';

/** Parameters of the comparison's address. */
export type EntityComparisonPlace = {
  /** Key of the compared metric; the first one that has figures if left out. */
  readonly metric?: string | undefined;
  readonly per?: ComparisonDenominator | undefined;
  /** Ids of entities. */
  readonly entities?: string | undefined;
  readonly type?: EntityType | undefined;
  /** Id of the entity whose children are compared. */
  readonly below?: string | undefined;
  /** Whether each counts with our share of it; in full if left out. */
  readonly share?: 'ours' | undefined;
  /** Names of the years that are shown; all if left out. */
  readonly years?: string | undefined;
  readonly view?: 'table' | undefined;
};

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const textIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const listIn = (value: unknown) => [...new Set(textIn(value).split(',').filter(Boolean))];

/** Ids of entities in an address; other values are dropped. */
export const entitiesIn = (value: unknown): string[] =>
  listIn(value)
    .filter((item) => id.test(item))
    .slice(0, entityComparisonLimits.namedMax);

/** Names of years in an address. */
export const yearsIn = (value: unknown): string[] => listIn(value).slice(0, entityComparisonLimits.yearsMax);

/** Reads an address that anybody may have typed. */
export const entityComparisonPlaceOf = (search: Record<string, unknown>): EntityComparisonPlace => {
  const metric = textIn(search.metric).slice(0, 200);
  const per = comparisonDenominators.find((key) => key === search.per);
  const entities = entitiesIn(search.entities).join();
  const type = entityTypes.find((each) => each === search.type);
  const below = id.test(textIn(search.below)) ? textIn(search.below) : '';
  const years = yearsIn(search.years).join();
  return {
    ...(metric && { metric }),
    ...(per && { per }),
    ...(entities && { entities }),
    ...(type && { type }),
    ...(below && { below }),
    ...(search.share === 'ours' && { share: 'ours' as const }),
    ...(years && { years }),
    ...(search.view === 'table' && { view: 'table' as const }),
  };
};
