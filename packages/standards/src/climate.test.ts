import { expect, it } from 'vitest';
import { climateLibrary, factorsFor, findEmissionFactor, findMetric, unitsOfKind } from './index.ts';
import { textsIn } from './testing.ts';

const { activityTypes, questions, fuels, categories } = climateLibrary();

it('has kinds of activities for all scopes and every category of scope 3, each in both languages', () => {
  expect([activityTypes.length, questions.length, fuels.length, categories.length]).toEqual([51, 29, 50, 15]);
  const covered = new Set(activityTypes.flatMap((type) => type.categories));
  expect(categories.filter(({ number }) => !covered.has(number))).toEqual([]);
  expect(textsIn(climateLibrary()).every(({ en, zhTw }) => en !== '' && zhTw !== '')).toBe(true);
});

it('names questions, units and metrics that exist', () => {
  const known = new Set(questions.map(({ id }) => id));
  expect(activityTypes.flatMap((type) => type.questions).filter((id) => !known.has(id))).toEqual([]);
  expect(activityTypes.flatMap((type) => type.unitKinds).filter((kind) => unitsOfKind(kind).length === 0)).toEqual([]);
  expect(categories.filter(({ metricKey }) => !findMetric(metricKey))).toEqual([]);
});

it('finds factors for every kind that does not leave them to people', () => {
  const without = activityTypes.filter((type) => factorsFor(type).length === 0);
  expect(without.map(({ id }) => id)).toEqual(activityTypes.filter((type) => type.entersFactor).map(({ id }) => id));
  expect(factorsFor(activityTypes[0] ?? without[0] ?? neverHere()).every(({ id }) => findEmissionFactor(id))).toBe(
    true,
  );
});

const neverHere = (): never => {
  throw new Error('No kinds of activities');
};

it('leaves out a density that its source warns of', () => {
  expect(fuels.find(({ id }) => id === 'gas-coke')).toMatchObject({ kgPerM3: null, netMjPerKg: '28.2' });
  expect(fuels.find(({ id }) => id === 'gas-diesel-oil')).toMatchObject({ kgPerM3: '840', netMjPerKg: '43' });
});
