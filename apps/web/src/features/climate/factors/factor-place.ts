import { type ClimateFactorState, climateFactorStates } from '@esg/contract';

/** What the list of own factors is narrowed by, as the address keeps it. */
export type FactorPlace = {
  readonly state?: ClimateFactorState | undefined;
  readonly activityTypeId?: string | undefined;
  /** A factor of the library that is to be compared with its publisher. */
  readonly check?: string | undefined;
};

/** Reads an address that anybody may have typed; unknown values are dropped. */
export const readFactorPlace = ({ state, activityTypeId, check }: Record<string, unknown>): FactorPlace => ({
  state: climateFactorStates.find((known) => known === state),
  activityTypeId: typeof activityTypeId === 'string' && activityTypeId !== '' ? activityTypeId : undefined,
  check: typeof check === 'string' && check !== '' ? check : undefined,
});
