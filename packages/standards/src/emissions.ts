import type { EmissionFactor, WarmingPotential } from '@esg/contract';
import { emissionFactorRows, warmingPotentialRows } from './data.ts';
import { deepFreeze } from './freeze.ts';

/**
 * Emission factors. Those that nobody compared with their publisher are returned only on request. A factor applies to the days of its
 * validity. Frozen.
 */
export const listEmissionFactors = ({
  unverified = false,
  on,
}: {
  readonly unverified?: boolean;
  readonly on?: string;
} = {}): readonly EmissionFactor[] =>
  deepFreeze(emissionFactorRows()).filter(
    ({ verified, validFrom, validTo }) =>
      (verified || unverified) && (!on || (validFrom <= on && (validTo === null || on <= validTo))),
  );

/** The factor with this id, or `undefined`, whether verified or not. */
export const findEmissionFactor = (id: string): EmissionFactor | undefined =>
  deepFreeze(emissionFactorRows()).find((factor) => factor.id === id);

/** Global warming potentials over 100 years of three assessment reports. Frozen. */
export const listWarmingPotentials = (): readonly WarmingPotential[] => deepFreeze(warmingPotentialRows());
