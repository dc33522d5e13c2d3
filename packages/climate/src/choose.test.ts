import { describe, expect, it } from 'vitest';
import { calculate, type Line } from './calculate.ts';
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

  it('prefers a factor in the kind of the bill to one that a property of the fuel leads to', () => {
    const perMass = perUnit('kg', { all: '3' }, { id: 'mass' });
    const net = perUnit('kWh', { all: '0.2' }, { id: 'net', basis: 'net' });
    const fuel = { name: 'Gas', kgPerM3: null, netMjPerKg: '48', source: '' };
    const result = resultOfLine(reckon({ ...gasUse('net'), fuel }, perMass, net));
    expect(result.choices[0]?.factorId).toBe('net');
  });
});
