import type { ClimateActivityType, ClimateLibrary, EmissionFactor } from '@esg/contract';
import { climateRows } from './data.ts';
import { listEmissionFactors } from './emissions.ts';
import { deepFreeze } from './freeze.ts';

/** What the climate calculator starts from: kinds of activities, questions, fuels and the categories of scope 3. Frozen. */
export const climateLibrary = (): ClimateLibrary => deepFreeze(climateRows());

/** The factors that fit a kind of activity, also those that nobody compared with their publisher: the calculator never takes these. */
export const factorsFor = ({ factorCategory, factorPrefixes }: ClimateActivityType): EmissionFactor[] =>
  factorPrefixes.length === 0
    ? []
    : listEmissionFactors({ unverified: true }).filter(
        ({ category, activity }) =>
          category === factorCategory && factorPrefixes.some((prefix) => activity.en.startsWith(prefix)),
      );
