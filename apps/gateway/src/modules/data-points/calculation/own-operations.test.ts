import { type Holding, inclusionsIn, type Period, wholeHolding } from '@esg/contract';
import { parseFormula } from '@esg/quantities';
import { findMetric } from '@esg/standards';
import { expect, it } from 'vitest';
import type { Book } from './book.ts';
import { partsAt, valueAt } from './calculate.ts';
import type { Figure } from './step.ts';

const period: Period = { start: '2025-01-01', end: '2025-12-31' };
const waste = 'waste.generated.total';
const hazardous = 'waste.generated.hazardous';
const entities = [
  { id: 'aurora', parentId: null },
  { id: 'asia', parentId: 'aurora' },
  { id: 'ship', parentId: 'asia' },
  { id: 'depot', parentId: 'asia' },
];
type Said = Holding['ownFigures'];
type Typed = readonly [entityId: string, metricKey: string, number: string];

const figureOf = ([entityId, metricKey, number]: Typed, unit: string): Figure => ({
  id: `${entityId} ${metricKey}`,
  sectionId: findMetric(metricKey)?.subMetrics[0]?.sections[0]?.id ?? '',
  entityId,
  labelKey: '',
  period,
  total: { number, unit },
  quality: null,
});

const bookOf = (typed: readonly Typed[], said: Readonly<Record<string, Said>>, more: Partial<Book> = {}): Book => ({
  entities,
  rules: { formulasOf: () => [], denominatorOf: () => null, weightOf: () => undefined, thresholdOf: () => 20 },
  figuresOf: (key) => typed.filter(([, metricKey]) => metricKey === key).map((each) => figureOf(each, 'kg')),
  above: [],
  ownFiguresOf: (id) => said[id] ?? null,
  ...more,
});
const valueIn = (book: Book, entityId: string | null, metricKey = waste) => {
  const { value, gap } = valueAt(book, { metricKey, entityId, period });
  return value?.number ?? gap;
};
const typed: Typed[] = [
  ['aurora', waste, '1000'],
  ['ship', waste, '640'],
  ['depot', waste, '204.45'],
];

it('adds to the own operations of an entity what is below it, and to nothing else', () => {
  const book = bookOf(typed, { aurora: 'alone' });
  expect(valueIn(book, 'aurora')).toBe('1844.45');
  // As if it were the whole: a report that names it, and a chart of it.
  expect(valueIn(book, null)).toBe('1844.45');
  expect(valueIn(book, 'asia')).toBe('844.45');
  expect(valueAt(book, { metricKey: waste, entityId: 'aurora', period }).parts.map(({ entityId }) => entityId)).toEqual(
    ['aurora', 'asia'],
  );
  for (const said of ['whole', null] as const) expect(valueIn(bookOf(typed, { aurora: said }), 'aurora')).toBe('1000');
  expect(valueIn(bookOf(typed, {}, { ownFiguresOf: undefined }), 'aurora')).toBe('1000');
});

it('keeps the own figure of one with nothing below it, and the sum below one without an own figure', () => {
  expect(valueIn(bookOf(typed.slice(0, 1), { aurora: 'alone' }), 'aurora')).toBe('1000');
  expect(valueIn(bookOf(typed.slice(1), { aurora: 'alone', asia: 'alone' }), 'aurora')).toBe('844.45');
  expect(valueIn(bookOf([], { aurora: 'alone' }), 'aurora')).toBe('no_data');
});

it('adds each level once, whichever of them stand alone', () => {
  const levels: Typed[] = [...typed, ['asia', waste, '50']];
  expect(valueIn(bookOf(levels, { aurora: 'alone', asia: 'alone' }), 'aurora')).toBe('1894.45');
  expect(valueIn(bookOf(levels, { aurora: 'alone' }), 'aurora')).toBe('1050');
  expect(valueIn(bookOf(levels, { asia: 'alone' }), 'aurora')).toBe('1000');
});

it('is what the whole organisation has where all of it counts in full', () => {
  const said: Readonly<Record<string, Said>> = { aurora: 'alone', asia: 'alone' };
  const holdingOf = (id: string) => ({ ...wholeHolding, ownFigures: said[id] ?? null });
  const approach = 'equity_share';
  const inUse = entities.map((entity) => ({ ...entity, archivedAt: null }));
  const inclusions = inclusionsIn(inUse, holdingOf, { approach, period });
  const mixed: Typed[] = [
    ['aurora', hazardous, '1000'],
    ['ship', waste, '640'],
    ['depot', hazardous, '204.45'],
  ];
  const parsed = parseFormula(hazardous);
  const made = parsed.ok ? [{ text: hazardous, formula: parsed.formula, own: false, partial: false }] : [];
  const rules = { ...bookOf([], {}).rules, formulasOf: (key: string) => (key === waste ? made : []) };
  for (const each of [typed, mixed]) {
    const book = bookOf(each, said, { rules });
    expect(valueIn(book, 'aurora')).toBe('1844.45');
    expect(valueIn({ ...book, boundary: { approach, inclusions, holdingOf } }, null)).toBe('1844.45');
  }
});

it('weighs an average of own operations by their own weight, and adds up parts of breakdowns', () => {
  const share = 'energy.consumption.grid_pct';
  const energy = 'energy.consumption.total';
  const shares: Typed[] = [
    ['aurora', share, '10'],
    ['ship', share, '40'],
    ['aurora', energy, '300'],
    ['ship', energy, '100'],
  ];
  const rules: Book['rules'] = {
    ...bookOf([], {}).rules,
    weightOf: (key) => (key === share ? energy : undefined),
  };
  expect(valueIn(bookOf(shares, { aurora: 'alone' }, { rules }), 'aurora', share)).toBe('17.5');
  const section = findMetric(waste)?.subMetrics[0]?.sections[0]?.id ?? '';
  const [part] = partsAt(bookOf(typed, { aurora: 'alone' }), { metricKey: waste, entityId: null, period }, section);
  expect(part?.step.value?.number).toBe('1844.45');
});
