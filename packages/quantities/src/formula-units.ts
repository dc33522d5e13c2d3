import type { Formula } from './formulas.ts';

/** Exponents of the dimensions: energy per revenue is `{ energy: 1, currency: -1 }`. */
type Dimension = Readonly<Record<string, number>>;
type UnitKind = {
  dimension: Dimension;
  /** The number of units made of the parts' base units in one base unit of the kind: percent 100, per million 1,000,000. */
  scale: string;
};

const plain = (scale = '1'): UnitKind => ({ dimension: {}, scale });
const per = (above: string, below: string, scale = '1'): UnitKind => ({
  dimension: { [above]: 1, [below]: -1 },
  scale,
});
/** Matches any single thing that is counted or measured. */
const any = 'any';

/** Kinds made of others; every other kind is a dimension of its own. Base units as in the unit list of packages/standards. */
const compound: Readonly<Record<string, UnitKind>> = {
  percent: plain('100'),
  ratio: plain(),
  ghg_per_revenue: per('ghg_mass', 'currency', '1000000'),
  energy_per_revenue: per('energy', 'currency', '1000'),
  volume_per_revenue: per('volume', 'currency', '1000000'),
  mass_per_revenue: per('mass', 'currency', '1000'),
  ghg_per_unit: per('ghg_mass', any),
  energy_per_unit: per('energy', any),
  volume_per_unit: per('volume', any),
  mass_per_unit: per('mass', any, '0.001'),
  hours_per_person: per('hours', 'count'),
  rate_hours: per('count', 'hours', '1000000'),
  currency_per_ghg: per('currency', 'ghg_mass'),
};

const kindOf = (unitKind: string): UnitKind => compound[unitKind] ?? { dimension: { [unitKind]: 1 }, scale: '1' };

/** The number of units made of its parts' base units in one base unit of the kind. Canonical decimal. */
export const scaleOfKind = (unitKind: string): string => kindOf(unitKind).scale;

const combine = (left: Dimension, right: Dimension, sign: 1 | -1): Dimension => {
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  const entries = keys.map((key): [string, number] => [key, (left[key] ?? 0) + sign * (right[key] ?? 0)]);
  return Object.fromEntries(entries.filter(([, exponent]) => exponent !== 0));
};
const isSame = (left: Dimension, right: Dimension) => Object.keys(combine(left, right, -1)).length === 0;

/** Undefined where metrics of different kinds are added up, or one of them is not a number. */
const dimensionOf = (formula: Formula, unitKindOf: (key: string) => string | null): Dimension | undefined => {
  if (formula.kind === 'number') return {};
  if (formula.kind === 'negative') return dimensionOf(formula.of, unitKindOf);
  if (formula.kind === 'metric') {
    const unitKind = unitKindOf(formula.key);
    return unitKind === null ? undefined : kindOf(unitKind).dimension;
  }
  const left = dimensionOf(formula.left, unitKindOf);
  const right = dimensionOf(formula.right, unitKindOf);
  if (!left || !right) return undefined;
  if (formula.kind === 'multiply') return combine(left, right, 1);
  if (formula.kind === 'divide') return combine(left, right, -1);
  return isSame(left, right) ? left : undefined;
};

/** Whether the units of the metrics in the formula make this kind of unit. */
export const makesKind = (formula: Formula, unitKind: string, unitKindOf: (key: string) => string | null): boolean => {
  const made = dimensionOf(formula, unitKindOf);
  if (!made) return false;
  const wanted = kindOf(unitKind).dimension;
  if (isSame(made, wanted)) return true;
  if (wanted[any] === undefined) return false;
  // The numerator must match; the denominator may be any single thing.
  const { [any]: _any, ...above } = wanted;
  const rest = Object.values(combine(made, above, -1));
  return rest.length === 1 && rest[0] === -1;
};
