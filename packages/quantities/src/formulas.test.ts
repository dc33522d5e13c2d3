import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makesKind } from './formula-units.ts';
import { circleOf, type Formula, formulaWords, metricKeysIn, parseFormula } from './formulas.ts';

const read = (text: string): Formula => {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(`unreadable at ${parsed.position}`);
  return parsed.formula;
};
const print = (formula: Formula): string => {
  if (formula.kind === 'number') return formula.number;
  if (formula.kind === 'metric') return formula.key;
  if (formula.kind === 'negative') return `-(${print(formula.of)})`;
  const sign = { add: '+', subtract: '−', multiply: '×', divide: '/' }[formula.kind];
  return `(${print(formula.left)} ${sign} ${print(formula.right)})`;
};

it('reads products before sums, from left to right, with brackets and signs', () => {
  expect(print(read('ghg.a + ghg.b * 2 / org.c - -3.5'))).toBe('((ghg.a + ((ghg.b × 2) / org.c)) − -(3.5))');
  expect(print(read('(ghg.a+ghg.b) ÷ org.c'))).toBe('((ghg.a + ghg.b) / org.c)');
  expect(metricKeysIn(read('ghg.a / (ghg.a + ghg.b)'))).toEqual(['ghg.a', 'ghg.b']);
});

it('names the position of the first character that it cannot read', () => {
  const places = ['', 'ghg.a +', '(ghg.a', 'ghg.a ghg.b', 'ghg.a $ 2', '1 ) 2', 'alert(1)', '2 ** 3'];
  expect(places.map((text) => parseFormula(text))).toEqual(
    [1, 8, 7, 7, 6, 3, 1, 4].map((position) => ({ ok: false, position })),
  );
});

it('reads back whatever formula it prints, and never throws', () => {
  const leaf = fc.oneof(
    fc.nat().map((number): Formula => ({ kind: 'number', number: String(number) })),
    fc.constantFrom('ghg.scope1.total', 'econ.revenue', 'a.b_c').map((key): Formula => ({ kind: 'metric', key })),
  );
  const tree = fc.letrec<{ formula: Formula }>((tie) => ({
    formula: fc.oneof(
      { maxDepth: 5 },
      leaf,
      fc.record({
        kind: fc.constantFrom('add' as const, 'subtract' as const, 'multiply' as const, 'divide' as const),
        left: tie('formula'),
        right: tie('formula'),
      }),
      tie('formula').map((of): Formula => ({ kind: 'negative', of })),
    ),
  }));
  fc.assert(
    fc.property(tree.formula, (formula) => {
      expect(read(print(formula))).toEqual(formula);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => typeof parseFormula(text).ok === 'boolean'));
});

it('finds the metric that closes a circle of formulas', () => {
  const graph: Record<string, string[]> = { a: ['b', 'c'], b: ['d'], c: ['d', 'a'], d: [] };
  const keysOf = (key: string) => graph[key] ?? [];
  expect([circleOf('a', keysOf), circleOf('b', keysOf), circleOf('x', keysOf)]).toEqual(['c', undefined, undefined]);
});

it('lets units of different kinds be divided, but never added', () => {
  const kinds: Record<string, string> = {
    'ghg.a': 'ghg_mass',
    'ghg.b': 'ghg_mass',
    'econ.revenue': 'currency',
    'energy.t': 'energy',
    'people.n': 'count',
    'hours.n': 'hours',
  };
  const makes = (text: string, kind: string) => makesKind(read(text), kind, (key) => kinds[key] ?? null);
  expect(makes('(ghg.a + ghg.b) / econ.revenue', 'ghg_per_revenue')).toBe(true);
  expect(makes('ghg.a / energy.t', 'ghg_per_unit')).toBe(true);
  expect(makes('ghg.a / ghg.b', 'percent')).toBe(true);
  expect(makes('people.n / hours.n', 'rate_hours')).toBe(true);
  expect(makes('2 * ghg.a', 'ghg_mass')).toBe(true);
  expect(makes('ghg.a + energy.t', 'ghg_mass')).toBe(false);
  expect(makes('ghg.a / econ.revenue', 'ghg_mass')).toBe(false);
  expect(makes('ghg.a * energy.t', 'ghg_per_unit')).toBe(false);
  expect(makes('unknown.metric', 'ghg_mass')).toBe(false);
});

it('prints a formula with the names of its metrics', () => {
  const names: Record<string, string> = { 'energy.total': 'Energy (total)', 'people.n': 'Employees' };
  expect(formulaWords('energy.total/people.n * 92.90304', (key) => names[key] ?? key)).toBe(
    'Energy (total) ÷ Employees × 92.90304',
  );
});
