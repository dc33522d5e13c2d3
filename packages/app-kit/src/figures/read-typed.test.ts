import type { Unit } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { readTyped } from './read-typed.ts';

const unit = (code: string, symbol = code): Unit => ({
  code,
  symbol,
  name: { en: code, zhTw: code },
  factorToBase: '1',
  offset: '0',
});
const energy = [unit('kWh'), unit('MWh'), unit('t{CO2e}', 'tCO₂e')];
const read = (typed: string, type: 'number' | 'integer' = 'number') => {
  const typedCell = readTyped(typed, { type, units: energy }, { locale: 'en-IN', language: 'en', unit: 'MWh' });
  return typedCell.ok ? `${typedCell.number} ${typedCell.unit}` : typedCell.rule;
};

describe('text typed into a cell', () => {
  it('names its unit by symbol or by name', () => {
    const litre: Unit = { ...unit('L'), name: { en: 'litre', zhTw: '公升' } };
    const said = (typed: string) => {
      const cell = readTyped(typed, { type: 'number', units: [litre] }, { locale: 'en-GB', language: 'en', unit: 'L' });
      return cell.ok ? cell.unit : cell.rule;
    };
    const tonne = { ...unit('t'), words: ['tonne', 'metric tons', '公噸'] };
    const mass = { type: 'number', units: [tonne] } as const;
    const inWords = (typed: string) => readTyped(typed, mass, { locale: 'en-GB', language: 'en', unit: 't' });
    expect(['5 Tonne', '5 metric tons', '5公噸'].map((typed) => inWords(typed).ok)).toEqual([true, true, true]);
    expect(['5 L', '5 litre', '5 litres', '5公升', '5 gallons'].map(said)).toEqual([
      'L',
      'L',
      'L',
      'L',
      'unit_unknown',
    ]);
  });

  it('is read as a number with the person’s separators, in the unit of the row', () => {
    expect(read('12,34,567.50')).toBe('1234567.5 MWh');
    expect(read(' −3 ')).toBe('-3 MWh');
    expect(read('12', 'integer')).toBe('12 MWh');
  });

  it('may have a unit of its own, however it is written', () => {
    expect(read('5 kWh')).toBe('5 kWh');
    expect(read('5mwh')).toBe('5 MWh');
    expect(read('7.5 tCO₂e')).toBe('7.5 t{CO2e}');
    expect(read('7.5 tco2e')).toBe('7.5 t{CO2e}');
  });

  it('is refused with the reason instead of guessed', () => {
    expect(read('twelve')).toBe('not_a_number');
    expect(read('1.5', 'integer')).toBe('not_an_integer');
    expect(read('5 pounds')).toBe('unit_unknown');
    expect(read('1'.repeat(31))).toBe('number_out_of_range');
  });
});
