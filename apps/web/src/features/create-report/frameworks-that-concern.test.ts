import { expect, it } from 'vitest';
import { forYou, ownExchangeFirst } from './frameworks-that-concern.ts';

const accounting = { region: 'HK', category: 'REPORTING_STANDARDS' as const };
const exchange = { region: 'HK', category: 'EXCHANGE_LISTING_REQUIREMENTS' as const };
const other = { region: null, category: 'REPORTING_STANDARDS' as const };

const framework = (versionId: string, of: typeof accounting | typeof exchange | typeof other, isReplaced = false) => ({
  ...of,
  versionId,
  supersededBy: isReplaced ? { versionId: 'later', from: '2027-01-01' } : null,
});
const library = [
  framework('gri', other),
  framework('sfdr', other),
  framework('tcfd', other, true),
  framework('hkfrs', accounting),
  framework('hkex', exchange),
];
const answered = new Map([
  ['sfdr', { answered: { done: 1, total: 10 } }],
  ['gri', { answered: { done: 13, total: 71 } }],
  ['tcfd', { answered: { done: 11, total: 11 } }],
  ['hkex', { answered: { done: 3, total: 70 } }],
]);
const named = (...[country, data = answered]: [Parameters<typeof forYou>[1], typeof answered?]) =>
  forYou(library, country, data).map(({ versionId }) => versionId);

it('suggests the rules of the company’s exchange first, then its country’s, then the best answered', () => {
  expect(named({ code: 'HK', isListed: true })).toEqual(['hkex', 'hkfrs', 'gri', 'sfdr']);
  expect(named({ code: 'HK', isListed: true }, new Map())).toEqual(['hkex', 'hkfrs']);
});

it('keeps every card in its place when data arrive', () => {
  const later = new Map([...answered, ['sfdr', { answered: { done: 9, total: 10 } }]] as const);
  const profile = { code: 'HK', isListed: true };
  expect(named(profile, later)).toEqual(named(profile));
});

it('suggests no law of another country, nothing for small companies to a listed one, and rules for portfolios to financial firms only', () => {
  const union = [
    { ...framework('vsme', { ...other, region: 'EU' } as never), dataKinds: ['sme_supply_chain' as const] },
    { ...framework('sfdr', { ...other, region: 'EU' } as never), dataKinds: ['investment_portfolio' as const] },
    { ...framework('gri', other), dataKinds: ['general_esg' as const] },
  ];
  const all = new Map(union.map(({ versionId }) => [versionId, { answered: { done: 5, total: 10 } }]));
  const seenBy = (profile: Parameters<typeof forYou>[1]) =>
    forYou(union, profile, all).map(({ versionId }) => versionId);
  expect(seenBy({ code: 'HK', isListed: true, employees: '1000-4999', industry: 'CG-AA' })).toEqual(['gri']);
  expect(seenBy({ code: 'DE', isListed: false, employees: 'under-50', industry: 'CG-AA' })).toEqual(['vsme', 'gri']);
  expect(seenBy({ code: 'DE', isListed: true, employees: 'under-50', industry: 'FN-AC' })).toEqual(['sfdr', 'gri']);
  expect(seenBy({ code: 'DE', isListed: false, employees: '5000-and-over', industry: null })).toEqual(['gri']);
  expect(seenBy(undefined)).toEqual(['gri']);
});

it('suggests the exchange’s rules of the headquarters’ country, and the best answered frameworks to everybody', () => {
  expect(named({ code: 'HK', isListed: false })).toEqual(['hkex', 'hkfrs', 'gri', 'sfdr']);
  expect(named(undefined)).toEqual(['gri', 'sfdr']);
  expect(named(undefined, new Map())).toEqual([]);
});

it('puts the rules that bind the company first among the suggestions, renumbered, and changes nothing for others', () => {
  const frameworks = [
    { ...other, versionId: 'gri' },
    { ...exchange, versionId: 'hkex' },
  ];
  const suggestions = [
    { versionId: 'gri', rank: 1 },
    { versionId: 'hkex', rank: 2 },
  ];
  expect(ownExchangeFirst(suggestions, frameworks, { code: 'HK', isListed: true })).toEqual([
    { versionId: 'hkex', rank: 1 },
    { versionId: 'gri', rank: 2 },
  ]);
  expect(ownExchangeFirst(suggestions, frameworks, { code: 'HK', isListed: false })).toEqual(suggestions);
  expect(ownExchangeFirst(suggestions, frameworks, undefined)).toEqual(suggestions);
});
