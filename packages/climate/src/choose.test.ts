import { describe, expect, it } from 'vitest';
import { calculate, calculateByLocation, calculateByMarket, type Line } from './calculate.ts';
import type { Factor } from './factor.ts';
import { gasUse, lineOf, perUnit, questionOfLine, reckon, resultOfLine, rulesFor, used } from './testing.ts';

const per = (id: string, more: Partial<Factor> = {}) => perUnit('kWh', { all: `0.${id.length}` }, { id, ...more });
const energy = used('10', 'kWh');
const chosenBy = (line: Line, standIns: readonly string[] = []) =>
  resultOfLine(calculate(line, rulesFor('AR5', standIns)));
const choiceOf = (...factors: Factor[]) => chosenBy(lineOf(energy, ...factors)).choices[0];

describe('the choice of a factor', () => {
  it('follows the order of preference and says why, and what it passed over', () => {
    const national = per('nation', { gwpSet: 'AR5' });
    const generic = per('world', { origin: 'generic', region: 'GLOBAL' });
    const supplier = per('supplier', { origin: 'supplier' });
    expect(choiceOf(generic, national)?.factorId).toBe('nation');
    expect(choiceOf(generic, national, supplier)).toMatchObject({
      factorId: 'supplier',
      because: [
        { reason: 'origin', value: 'supplier' },
        { reason: 'region', value: 'GB' },
        { reason: 'period', value: '2025-03-01' },
      ],
      passedOver: [
        { factorId: 'nation', refusal: 'less-preferred' },
        { factorId: 'world', refusal: 'less-preferred' },
      ],
    });
  });

  it('takes the newest publication of a year, and an ended factor only where nothing newer is known', () => {
    const older = per('older', { publicationYear: 2024 });
    const ended = per('ended', { validFrom: '2024-01-01', validTo: '2024-12-31', origin: 'supplier' });
    const longEnded = per('long', { validFrom: '2022-01-01', validTo: '2022-12-31', origin: 'supplier' });
    expect(choiceOf(older, per('newer'))?.factorId).toBe('newer');
    expect(choiceOf(ended, older)?.factorId).toBe('older');
    const late = chosenBy(lineOf(energy, longEnded, ended));
    expect(late.choices[0]?.factorId).toBe('ended');
    expect(late.caveats).toContain('factor_of_other_year');
    expect(late.caveats).not.toContain('factor_long_ended');
    const { caveats } = chosenBy(lineOf(energy, longEnded));
    expect(caveats).toContain('factor_long_ended');
    expect(caveats).not.toContain('factor_of_other_year');
  });

  it('never takes a factor that begins later, of another country or that nobody confirmed, and asks instead', () => {
    const later = per('later', { validFrom: '2026-01-01', validTo: null });
    const abroad = per('abroad', { region: 'FR' });
    const unread = per('unread', { isConfirmed: false });
    expect(questionOfLine(reckon(energy, later))).toBe('factor_not_in_force');
    expect(questionOfLine(reckon(energy, abroad))).toBe('region_without_factor');
    expect(questionOfLine(reckon(energy, unread))).toBe('factor_unconfirmed');
    expect(questionOfLine(reckon(energy))).toBe('factor_missing');
    const nowhere = { ...lineOf(energy, abroad), wanted: { ...lineOf(energy).wanted, region: null } };
    expect(questionOfLine(calculate(nowhere, rulesFor()))).toBe('region_unstated');
  });

  it('takes factors of a country that the organisation lets stand in, and says so', () => {
    const result = chosenBy(lineOf(energy, per('abroad', { region: 'FR' })), ['FR']);
    expect(result.caveats).toContain('factor_of_other_region');
  });

  it('asks which of two things was used, and takes what was said', () => {
    const [blend, mineral] = ['Blend', 'Mineral'].map((name) => per(name, { name: { en: name, zhTw: name } }));
    if (!blend || !mineral) throw new Error('Two factors');
    expect(reckon(energy, blend, mineral)).toMatchObject({
      question: { reason: 'activity_unstated', choices: ['Blend', 'Mineral'] },
    });
    const line = lineOf(energy, blend, mineral);
    expect(chosenBy({ ...line, wanted: { ...line.wanted, activity: 'Mineral' } }).choices[0]?.factorId).toBe('Mineral');
  });

  it('asks for a choice by hand where nothing tells two factors apart, and marks it', () => {
    const line = lineOf(energy, per('one'), per('three'));
    expect(calculate(line, rulesFor())).toMatchObject({
      question: { reason: 'factors_tied', choices: ['one', 'three'] },
    });
    expect(chosenBy({ ...line, wanted: { ...line.wanted, factorId: 'three' } }).choices[0]?.because).toEqual([
      { reason: 'hand', value: 'three' },
    ]);
  });

  it('asks which thing was used whatever the preference, the age or the unit of the factors', () => {
    const named = (name: string, more: Partial<Factor>) => per(name, { name: { en: name, zhTw: name }, ...more });
    const past = { validFrom: '2019-01-01', validTo: '2019-12-31' };
    const petrol = named('Petrol', {});
    const reasonOf = (...factors: Factor[]) => questionOfLine(reckon(energy, ...factors));
    expect(reasonOf(petrol, named('Supplier', { origin: 'supplier', ...past }))).toBe('activity_unstated');
    expect(reasonOf(petrol, named('Gas oil', { publicationYear: 2024 }))).toBe('activity_unstated');
    expect(reasonOf(petrol, perUnit('MJ', { all: '1' }, { id: 'Diesel', name: { en: 'Diesel', zhTw: '' } }))).toBe(
      'activity_unstated',
    );
    expect(reasonOf(petrol, named('Average of a third party', { origin: 'generic' }))).toBe('a result');
    expect(reasonOf(petrol, named('World', { origin: 'generic', region: 'GLOBAL' }))).toBe('a result');
  });

  it('takes an ended or less preferred factor of the own country before one that stands in', () => {
    const own = per('own', { origin: 'generic', validFrom: '2024-01-01', validTo: '2024-12-31' });
    const abroad = per('abroad', { region: 'FR', origin: 'supplier' });
    const everywhere = per('everywhere', { region: 'GLOBAL', origin: 'own' });
    expect(chosenBy(lineOf(energy, own, abroad), ['FR']).choices[0]?.factorId).toBe('own');
    expect(chosenBy(lineOf(energy, abroad, everywhere, per('nation')), ['FR']).choices[0]?.factorId).toBe('everywhere');
  });

  it('prefers a factor in the kind of the bill to one that a property of the fuel leads to', () => {
    const perMass = perUnit('kg', { all: '3' }, { id: 'mass' });
    const net = perUnit('kWh', { all: '0.2' }, { id: 'net', basis: 'net' });
    const fuel = { name: 'Gas', kgPerM3: null, netMjPerKg: '48', source: '' };
    const result = resultOfLine(reckon({ ...gasUse('net'), fuel }, perMass, net));
    expect(result.choices[0]?.factorId).toBe('net');
  });
});

describe('a factor of purchased energy', () => {
  const grid = per('grid', { method: 'location', name: { en: 'Grid', zhTw: '' } });
  const tariff = per('tariff', { method: 'market', origin: 'supplier', name: { en: 'Tariff', zhTw: '' } });
  const byHand = (factorId: string, ...factors: Factor[]): Line => {
    const line = lineOf(energy, ...factors);
    return { ...line, wanted: { ...line.wanted, factorId } };
  };

  it('never is of another country', () => {
    const abroad = { ...grid, region: 'FR' };
    expect(questionOfLine(calculateByLocation(lineOf(energy, abroad), rulesFor('AR5', ['FR'])))).toBe(
      'region_without_factor',
    );
  });

  it('that was chosen by hand is taken for its own method alone', () => {
    const line = byHand('tariff', grid, tariff);
    const location = calculateByLocation(line, rulesFor());
    const market = calculateByMarket(line, [], rulesFor());
    expect(resultOfLine(location).choices[0]).toMatchObject({
      factorId: 'grid',
      because: [{ reason: 'origin' }, {}, {}, {}],
    });
    expect(resultOfLine(market).choices[0]).toMatchObject({ factorId: 'tariff', because: [{ reason: 'hand' }] });
    expect(resultOfLine(calculateByMarket(byHand('grid', grid), [], rulesFor())).caveats).toContain('no_residual_mix');
  });

  it('that was chosen by hand and is not confirmed is asked about, not passed over for the grid', () => {
    const line = byHand('tariff', grid, { ...tariff, isConfirmed: false });
    expect(questionOfLine(calculateByMarket(line, [], rulesFor()))).toBe('factor_unconfirmed');
  });

  it('is named for each method by itself: who names the grid has named no tariff', () => {
    const line = lineOf(energy, grid, per('other', { method: 'location', name: { en: 'Other', zhTw: '' } }), tariff);
    const named = { ...line, wanted: { ...line.wanted, activity: 'Grid' } };
    expect(resultOfLine(calculateByLocation(named, rulesFor())).choices[0]?.factorId).toBe('grid');
    expect(resultOfLine(calculateByMarket(named, [], rulesFor())).choices[0]?.factorId).toBe('tariff');
  });
});
