import { type ClimateComparison, type ClimateEffect, climateEffects, type ScopeTwoMethod } from '@esg/contract';
import { sumOf } from '@esg/quantities';
import { countsBy } from './result-sums.ts';

type Group = ClimateComparison['groups'][number];

/** A change with its effects, in kilograms. */
export type Change = Pick<Group, 'before' | 'after' | 'effects'>;

/** The groups of scopes 1 to 3, with scope 2 by the method that is looked at. */
export const countedGroups = ({ groups }: Pick<ClimateComparison, 'groups'>, method: ScopeTwoMethod): Group[] =>
  groups.filter((group) => group.scope !== 'outside' && countsBy(method)(group));

/** All groups together: what was before and all effects add up to what is after, digit by digit. */
export const wholeChange = (groups: readonly Change[]): Change => {
  const effectOf = (effect: ClimateEffect) => sumOf(groups.map(({ effects }) => effects[effect]));
  return {
    before: sumOf(groups.map(({ before }) => before)),
    after: sumOf(groups.map(({ after }) => after)),
    effects: {
      activity: effectOf('activity'),
      mix: effectOf('mix'),
      factor: effectOf('factor'),
      boundary: effectOf('boundary'),
      joined: effectOf('joined'),
      left: effectOf('left'),
      unit: effectOf('unit'),
    },
  };
};

/** Effects that changed something, in their order. */
export const effectsIn = ({ effects }: Change): ClimateEffect[] =>
  climateEffects.filter((effect) => effects[effect] !== '0');
