import type { ClimateActivityType, ClimateLibrary, EmissionFactor } from '@esg/contract';
import { climateRows } from './data.ts';
import { listEmissionFactors, listWarmingPotentials } from './emissions.ts';
import { deepFreeze } from './freeze.ts';

/** What the climate calculator starts from: kinds of activities, questions, fuels, the categories of scope 3, and gases. Frozen. */
export const climateLibrary = (): ClimateLibrary => {
  const { activityTypes, questions, fuels, categories } = climateRows();
  const gases = listWarmingPotentials().map(({ gas, name }) => ({ gas, name }));
  return deepFreeze({ activityTypes, questions, fuels, categories, gases });
};

/** The factors that fit a kind of activity, also those that nobody compared with their publisher: the calculator never takes these. */
export const factorsFor = ({ factorCategory, factorPrefixes }: ClimateActivityType): EmissionFactor[] =>
  factorPrefixes.length === 0
    ? []
    : listEmissionFactors({ unverified: true }).filter(
        ({ category, activity }) =>
          category === factorCategory && factorPrefixes.some((prefix) => activity.en.startsWith(prefix)),
      );
