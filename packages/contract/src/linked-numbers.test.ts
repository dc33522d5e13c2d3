import { changeInPercent, sumOf } from '@esg/quantities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  figuresOfFramework,
  goneNumber,
  type LinkedNumber,
  linkedNumberState,
  type NumberPrint,
  numberFinder,
  printLinkedNumber,
  printNumbers,
  type ReportFigures,
  type RichTextBlock,
  updateNumbers,
  withoutLinks,
} from './index.ts';

const units: NumberPrint['units'] = {
  emissions: [
    {
      code: 't{CO2e}',
      symbol: 't CO₂e',
      name: { en: 'tonnes of CO₂ equivalent', zhTw: '公噸二氧化碳當量' },
      factorToBase: '1',
      offset: '0',
    },
  ],
};
const english: NumberPrint = { language: 'en', numberFormat: 'en-IN', units, years: ['2025', '2024'] };
const chinese: NumberPrint = { ...english, language: 'zhTw' };
const scope1: LinkedNumber = {
  disclosureCode: '305-1',
  fieldKey: 'ghg.scope1.total',
  kind: 'value',
  row: null,
  yearsBack: 0,
  decimals: null,
  unit: true,
  period: false,
  signed: false,
  seen: { number: '1200', unit: 't{CO2e}' },
};
const tonnes = (number: string) => ({ number, unit: 't{CO2e}' });
const figures = (now: string, then = '1000'): ReportFigures => ({
  years: ['2025', '2024'],
  figures: [
    {
      disclosureCode: '305-1',
      fieldKey: 'ghg.scope1.total',
      years: [
        { rows: [{ descriptor: 'Boilers', ...tonnes(now) }], total: tonnes(now) },
        { rows: [{ descriptor: 'Boilers', ...tonnes(then) }], total: tonnes(then) },
      ],
    },
  ],
});
const text = (number: LinkedNumber): RichTextBlock[] => [
  { kind: 'paragraph', runs: [{ text: 'We emitted ' }, { text: '1,200 t CO₂e', number }, { text: '.' }] },
  { kind: 'table', header: false, rows: [{ cells: [[{ text: '1,200', bold: true, number }]] }] },
];
const said = (blocks: RichTextBlock[]) =>
  JSON.stringify(blocks).includes('"number"') ? 'linked' : JSON.stringify(blocks);

describe('a number within a text', () => {
  it('can refer to one row, to all rows, to an earlier year or to a change', () => {
    const find = numberFinder(figures('1300'));
    expect(find(scope1)).toEqual(tonnes('1300'));
    expect(find({ ...scope1, row: 'Boilers', yearsBack: 1 })).toEqual(tonnes('1000'));
    expect(find({ ...scope1, kind: 'change', yearsBack: 1 })).toEqual({ number: '30', unit: '%' });
    expect(find({ ...scope1, row: 'Ships' })).toBeNull();
    expect(find({ ...scope1, fieldKey: 'gone' })).toBeNull();
    expect(numberFinder(figures('5', '0'))({ ...scope1, kind: 'change', yearsBack: 1 })).toBeNull();
  });

  it('has the digits of the tables where it was calculated unless somebody chose others, and every digit of a change', () => {
    const year = (number: string) => ({ rows: [], total: tonnes(number), isCalculated: true });
    const find = numberFinder({
      years: ['2025', '2024'],
      figures: [{ ...scope1, years: [year('208.110723'), year('200')] }],
    });
    expect(find(scope1)).toEqual(tonnes('208.1'));
    expect(find({ ...scope1, decimals: 3 })).toEqual(tonnes('208.110723'));
    expect(find({ ...scope1, kind: 'change', yearsBack: 1 })).toEqual({ number: '4.055362', unit: '%' });
  });

  it('is printed in the language of the text, in the format that somebody chose', () => {
    const value = tonnes('1234567.891');
    expect(printLinkedNumber(value, scope1, english)).toBe('12,34,567.891\u00a0t CO₂e');
    expect(printLinkedNumber(value, { ...scope1, decimals: 1, period: true }, english)).toBe(
      '12,34,567.9\u00a0t CO₂e\u00a0(2025)',
    );
    expect(printLinkedNumber(value, { ...scope1, unit: false, decimals: 0, period: true }, chinese)).toBe(
      '12,34,568（2025）',
    );
    expect(printLinkedNumber(value, scope1, chinese)).toMatch(/公噸二氧化碳當量$/);
    const change: LinkedNumber = { ...scope1, kind: 'change', yearsBack: 1 };
    expect(printLinkedNumber({ number: '-8.349', unit: '%' }, change, english)).toBe('8.3%');
    expect(printLinkedNumber({ number: '8.3', unit: '%' }, { ...change, signed: true, period: true }, english)).toBe(
      '+8.3%\u00a0(2024–2025)',
    );
  });

  it('has the denominator that its row names, and money and rates in the order of the language', () => {
    const unit = (code: string, symbol: string, zhTw: string) => ({
      code,
      symbol,
      name: { en: symbol, zhTw },
      factorToBase: '1',
      offset: '0',
    });
    const more = {
      ...units,
      rates: [
        unit('kW.h/{unit}', 'kWh per unit', '每單位活動量千瓦時'),
        unit('h/{person}', 'h per person', '每人小時'),
      ],
      money: [unit('HKD', 'HK$', '港元')],
      count: [unit('1', 'number', '數目')],
    };
    const print = (value: [number: string, unit: string], link: Partial<LinkedNumber> = {}) =>
      [english, chinese].map((print) =>
        printLinkedNumber(
          { number: value[0], unit: value[1] },
          { ...scope1, ...link },
          { ...print, numberFormat: 'en-HK', units: more },
        ).replaceAll('\u00a0', ' '),
      );
    expect(print(['208.11', 'kW.h/{unit}'], { row: 'per employee' })).toEqual([
      '208.11 kWh per employee',
      '208.11 千瓦時／僱員',
    ]);
    expect(print(['208.11', 'kW.h/{unit}'], { row: 'per HK$ million, scope 1 and 2' })).toEqual([
      '208.11 kWh per HK$ million',
      '208.11 千瓦時／百萬港元',
    ]);
    expect(print(['208.11', 'kW.h/{unit}'], { row: '觀塘廠房' })).toEqual([
      '208.11 kWh per unit',
      '每單位活動量 208.11 千瓦時',
    ]);
    expect(print(['7.5', 'h/{person}'])).toEqual(['7.5 hours per person', '每人 7.5 小時']);
    expect(print(['312500', 'HKD'], { period: true })).toEqual(['HK$312,500 (2025)', '312,500 港元（2025）']);
    expect(print(['-5', 'HKD'])).toEqual(['-HK$5', '-5 港元']);
    expect(print(['1286', '1'], { counter: '人', period: true })[1]).toBe('1,286 人（2025）');
  });

  it('gives the change of a percentage in points, as tables do', () => {
    const share = (number: string) => ({ rows: [], total: { number, unit: '%' } });
    const years = [share('33.5'), share('30')];
    const find = numberFinder({ years: ['2025', '2024'], figures: [{ ...scope1, years }] });
    const change: LinkedNumber = { ...scope1, kind: 'change', yearsBack: 1 };
    const now = find(change);
    expect(now).toEqual({ number: '3.5', unit: 'pp' });
    if (!now) return;
    expect(printLinkedNumber(now, change, english)).toBe('3.5\u00a0percentage points');
    expect(printLinkedNumber(now, { ...change, signed: true }, chinese)).toBe('+3.5\u00a0個百分點');
    const points = (number: string, decimals: number | null) =>
      printLinkedNumber({ number, unit: 'pp' }, { ...change, decimals }, english);
    expect(points('0.02', null)).toBe('0.02\u00a0percentage points');
    expect(points('3.46', null)).toBe('3.5\u00a0percentage points');
    expect(points('-1', 0)).toBe('1\u00a0percentage point');
    expect(points('1', null)).toBe('1.0\u00a0percentage points');
  });

  it('is stale where its print would change, unconfirmed where nobody looked at it, and gone without its source', () => {
    const state = (number: LinkedNumber, now: string | null) =>
      linkedNumberState(number, now === null ? null : tonnes(now), english);
    expect(state(scope1, '1200')).toBe('current');
    expect(state(scope1, '1300')).toBe('stale');
    expect(state({ ...scope1, decimals: 0 }, '1200.2')).toBe('current');
    expect(state({ ...scope1, seen: null }, '1200')).toBe('unconfirmed');
    expect(state(scope1, null)).toBe('gone');
    const fell: LinkedNumber = {
      ...scope1,
      kind: 'change',
      yearsBack: 1,
      seen: { number: '-8', unit: '%' },
    };
    expect(linkedNumberState(fell, { number: '8', unit: '%' }, english)).toBe('stale');
  });

  it('prints its present value in lines and in tables, and a mark where the report has no such figure', () => {
    const print = (now: string, number = scope1) =>
      printNumbers(text(number), numberFinder(figures(now)), english)
        .flatMap((block) => (block.kind === 'table' ? block.rows[0]?.cells[0] : block.runs))
        .map((run) => run?.text);
    expect(print('1300')).toEqual(['We emitted ', '1,300\u00a0t CO₂e', '.', '1,300\u00a0t CO₂e']);
    expect(print('1300', { ...scope1, row: 'Ships' })).toContain(goneNumber);
    expect(said(printNumbers(text(scope1), numberFinder(figures('1')), english))).not.toBe('linked');
    expect(withoutLinks(text(scope1))[0]).toEqual({
      kind: 'paragraph',
      runs: [{ text: 'We emitted ' }, { text: '1,200 t CO₂e' }, { text: '.' }],
    });
  });

  it('is updated in every place at once, and a second update changes nothing', () => {
    const find = numberFinder(figures('1300'));
    const { blocks, updated } = updateNumbers(text(scope1), find, english);
    expect(updated).toBe(2);
    expect(updateNumbers(blocks, find, english)).toEqual({ blocks, updated: 0 });
    const lost = text({ ...scope1, row: 'Ships' });
    expect(updateNumbers(lost, find, english)).toEqual({ blocks: lost, updated: 0 });
  });

  it('belongs to the framework of its report', () => {
    const field = (key: string, type: string) => ({ key, type });
    const mayName = figuresOfFramework({
      topics: [
        { disclosures: [{ code: '305-1', fields: [field('ghg.scope1.total', 'number'), field('why', 'text')] }] },
      ],
    } as unknown as Parameters<typeof figuresOfFramework>[0]);
    expect(mayName(scope1)).toBe(true);
    expect(mayName({ ...scope1, disclosureCode: 'A1.2' })).toBe(false);
    expect(mayName({ ...scope1, fieldKey: 'why' })).toBe(false);
    expect(mayName({ ...scope1, kind: 'change' })).toBe(false);
  });
});

describe('sums and changes', () => {
  it('are exact to the last digit', () => {
    expect(sumOf(['0.1', '0.2'])).toBe('0.3');
    expect(sumOf(['1234.50', '-1235.5'])).toBe('-1');
    expect(sumOf([])).toBe('0');
    expect(changeInPercent('3', '2')).toBe('-33.333333');
    expect(changeInPercent('-4', '-5')).toBe('-25');
    expect(changeInPercent('0', '5')).toBeUndefined();
  });

  it('agree with plain arithmetic on whole numbers', () => {
    const whole = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(whole, whole, (one, other) => {
        expect(Number(sumOf([`${one}`, `${other}`]))).toBe(one + other);
        if (one !== 0)
          expect(Number(changeInPercent(`${one}`, `${other}`))).toBeCloseTo(((other - one) / Math.abs(one)) * 100, 5);
      }),
    );
  });
});
