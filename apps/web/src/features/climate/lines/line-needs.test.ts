import type { ClimateActivity, ClimateActivityType, ClimateQuestion, UsableFactor } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { answersTo, newerUnread, uncomparedFor } from './answers-to.ts';
import { categoriesToChoose, namesFor, needsOf, regionsFor } from './line-needs.ts';

const kind = (more: Partial<ClimateActivityType>): ClimateActivityType => ({
  id: 'kind',
  scope: '1',
  categories: [],
  name: { en: 'Kind', zhTw: '類別' },
  unitKinds: ['energy'],
  entersFactor: false,
  questions: [],
  note: '',
  factorCategory: '',
  factorPrefixes: [],
  ...more,
});
const factor = (en: string, region: string): UsableFactor => ({
  id: `${en} ${region}`,
  name: { en, zhTw: en },
  origin: 'national',
  region,
  unit: 'kWh',
  basis: null,
  method: null,
  source: '',
  publicationYear: 2025,
  validFrom: '2025-01-01',
  validTo: null,
  documents: [],
  kgCo2ePerUnit: '0.2',
  isLifeCycle: false,
});

it('lets a category be chosen where a kind may be of several', () => {
  const activityTypes = [kind({ id: 'rail', scope: '3', categories: [6, 7] }), kind({ id: 'water', categories: [1] })];
  expect(categoriesToChoose({ activityTypes }, 'rail')).toEqual([6, 7]);
  expect(categoriesToChoose({ activityTypes }, 'water')).toEqual([]);
});

it('asks only what a kind needs', () => {
  const gas = kind({ questions: ['cv_basis', 'fuel_region'], unitKinds: ['energy', 'volume', 'mass'] });
  expect(needsOf(gas, { factors: [factor('Gas', 'GB')] })).toEqual({
    basis: true,
    activity: false,
    region: true,
    prices: false,
    people: false,
    contracts: false,
    fuel: true,
  });
  const power = kind({ scope: '2', questions: ['grid_region', 'contract'] });
  const grids = { factors: [factor('Grid GB', 'GB'), factor('Grid HK', 'HK')] };
  expect(needsOf(power, grids)).toMatchObject({ activity: false, region: true, contracts: true, fuel: false });
  const spent = kind({ scope: '3', unitKinds: ['currency'], questions: ['spend_currency'] });
  expect(needsOf(spent, { factors: [] })).toMatchObject({ prices: true, activity: false, region: false });
});

it('offers the names of the chosen country and of the world, each once', () => {
  const factors = [factor('Petrol', 'GB'), factor('Diesel', 'GB'), factor('Diesel', 'HK'), factor('R-32', 'GLOBAL')];
  expect(namesFor({ factors }, 'HK').map(({ en }) => en)).toEqual(['Diesel', 'R-32']);
  expect(namesFor({ factors }, null).map(({ en }) => en)).toEqual(['Diesel', 'Petrol', 'R-32']);
  expect(regionsFor({ factors })).toEqual(['GB', 'HK']);
});

it('keeps in reach what a question was answered with, and the energy content of solid fuels', () => {
  const diesel = kind({ unitKinds: ['volume', 'energy'] });
  expect(needsOf(diesel, { factors: [] }).basis).toBe(false);
  expect(needsOf(diesel, { factors: [] }, { basis: 'gross' }).basis).toBe(true);
  const power = kind({ scope: '2' });
  expect(needsOf(power, { factors: [] }, { activity: 'CLP' }).activity).toBe(true);
  expect(needsOf(kind({ unitKinds: ['mass', 'energy'] }), { factors: [] }).fuel).toBe(true);
});

it('offers the other basis where a calorific value is missing', () => {
  const question: ClimateQuestion = { reason: 'calorific_value_missing', choices: [] };
  const replies = answersTo(question, {} as ClimateActivity, { units: [], factors: [], unread: [] });
  expect(replies.map(({ id }) => id)).toEqual(['gross', 'net']);
});

describe('the choice of what was used', () => {
  const clp = (year: string, kgCo2ePerUnit: string) => ({
    ...factor('CLP', 'HK'),
    id: `clp-${year}`,
    method: 'location' as const,
    validFrom: `${year}-01-01`,
    validTo: `${year}-12-31`,
    kgCo2ePerUnit,
  });
  const average = { ...factor('Average', 'HK'), validFrom: '2023-01-01', validTo: '2023-12-31', isLifeCycle: true };
  const line = { prices: null, region: 'HK', unit: 'kWh', activity: 'CLP' };
  const question: ClimateQuestion = { reason: 'activity_unstated', choices: ['Average', 'CLP'] };
  const detail = {
    units: [],
    factors: [average, clp('2018', '0.51'), clp('2019', '0.49')],
    unread: [{ ...clp('2024', '0.38'), entered: null }],
  };

  it('shows the factor that would be taken, whether it is old, and averages over the whole life last', () => {
    expect(answersTo(question, { ...line, month: '2025-12' }, detail)).toMatchObject([
      { id: 'CLP', factor: { id: 'clp-2019', kgCo2ePerUnit: '0.49' }, isOld: true },
      { id: 'Average', factor: { isLifeCycle: true }, isOld: false },
    ]);
    expect(answersTo(question, { ...line, month: '2018-06' }, detail)).toMatchObject([
      { id: 'CLP', factor: { id: 'clp-2018' }, isOld: false },
      { id: 'Average', factor: undefined },
    ]);
  });

  it('shows no number where gross and net, or two reports of warming potentials, say different things', () => {
    const gross = { ...factor('Gas', 'GB'), basis: 'gross' as const, kgCo2ePerUnit: '0.18' };
    const net = { ...gross, id: 'net', basis: 'net' as const, kgCo2ePerUnit: '0.2' };
    const gas: ClimateQuestion = { reason: 'activity_unstated', choices: ['Gas'] };
    const asked = { ...line, region: 'GB', month: '2025-03' };
    const factorIn = (factors: UsableFactor[]) => answersTo(gas, asked, { units: [], factors, unread: [] })[0];
    expect(factorIn([gross, net])).toMatchObject({ factor: undefined });
    expect(factorIn([gross])).toMatchObject({ factor: { kgCo2ePerUnit: '0.18' } });
  });

  it('offers factors that nobody compared where one would settle the question, and none that a usable factor of the month stands for', () => {
    const hke = { ...clp('2024', '0.6'), id: 'hke-2024', name: { en: 'HK Electric', zhTw: '港燈' } };
    const unread = [clp('2023', '0.39'), clp('2024', '0.38'), hke].map((each) => ({ ...each, entered: null }));
    const idsFor = (asked: ClimateQuestion, more: object = {}, factors = detail.factors) =>
      uncomparedFor(asked, { ...line, month: '2024-05', activity: null, ...more }, { factors, unread }).map(
        ({ id }) => id,
      );
    expect(idsFor(question)).toEqual(['clp-2024', 'hke-2024']);
    expect(idsFor(question, {}, [...detail.factors, { ...clp('2024', '0.38'), id: 'own' }])).toEqual(['hke-2024']);
    expect(idsFor({ reason: 'factor_unconfirmed', choices: [] }, { activity: 'HK Electric' })).toEqual(['hke-2024']);
    expect(idsFor(question, { month: '2022-05' })).toEqual([]);
    expect(idsFor(question, { region: 'GB' })).toEqual([]);
    expect(idsFor({ reason: 'spend_tax_unstated', choices: [] })).toEqual([]);
  });

  it('offers a factor that was confirmed since to a line that was asked for it, under the name that the library has in both languages', () => {
    const unconfirmed: ClimateQuestion = { reason: 'factor_unconfirmed', choices: [] };
    const hke = { ...clp('2024', '0.6'), id: 'own', name: { en: 'HK Electric', zhTw: 'HK Electric' } };
    const old = { ...clp('2019', '0.8'), id: 'hke-2019', name: { en: 'HK Electric', zhTw: '港燈' } };
    const asked = { ...line, month: '2024-05', activity: 'HK Electric' };
    expect(answersTo(unconfirmed, asked, { ...detail, factors: [old] })).toEqual([]);
    expect(answersTo(unconfirmed, asked, { ...detail, factors: [hke, old] })).toMatchObject([
      { id: 'HK Electric', name: { zhTw: '港燈' }, factor: { id: 'own' }, change: { activity: 'HK Electric' } },
    ]);
  });

  it('names a newer factor that nobody compared, of the same place and thing', () => {
    expect(newerUnread(detail, { ...line, month: '2025-12' })?.id).toBe('clp-2024');
    expect(newerUnread(detail, { ...line, month: '2023-12' })).toBeUndefined();
    expect(newerUnread(detail, { ...line, month: '2025-12', activity: 'HK Electric' })).toBeUndefined();
    expect(newerUnread(detail, { ...line, month: '2025-12', region: 'GB' })).toBeUndefined();
  });

  it('offers a factor of the whole world, such as of a refrigerant, to a line of any place', () => {
    const gas = { ...clp('2024', '675'), id: 'r32', name: { en: 'R-32', zhTw: 'R-32' }, region: 'GLOBAL' };
    const unread = [{ ...gas, entered: null }];
    const asked: ClimateQuestion = { reason: 'factor_unconfirmed', choices: [] };
    const leak = { ...line, month: '2024-05', activity: 'R-32' };
    expect(uncomparedFor(asked, leak, { factors: [], unread }).map(({ id }) => id)).toEqual(['r32']);
    expect(uncomparedFor(asked, leak, { factors: [gas], unread })).toEqual([]);
    const own = { ...gas, id: 'own' };
    expect(answersTo(asked, leak, { units: [], factors: [own], unread })).toMatchObject([{ factor: { id: 'own' } }]);
  });
});
