import type { NumberWithUnit } from '@esg/contract';
import {
  changeInPercent,
  dividedBy,
  type Fraction,
  fractionOf,
  isAtMost,
  isNought,
  less,
  size,
  sumOf,
  times,
  toPlaces,
} from '@esg/quantities';
import { convert } from '@esg/standards';
import type { Amount, UnitMeant } from './amounts.ts';

/** One year of a figure: the whole, its rows and its parts. */
export type KnownYear = { readonly total: NumberWithUnit | null; readonly parts: readonly NumberWithUnit[] };

/** A figure of the report as the check knows it. */
export type KnownFigure = {
  readonly disclosureCode: string;
  readonly fieldKey: string;
  readonly unitKind: string | null;
  /** What sentences call it, in lower case and both languages. */
  readonly names: readonly string[];
  /** This year first. */
  readonly years: readonly KnownYear[];
};

/** Where a typed number comes from: the years, counted back, in which the report has it; none where it is derived from figures. */
export type Source = { readonly figure: KnownFigure; readonly yearsBack: number | null };

const hundred = fractionOf('100');
const slack = { about: ['0.95', '1.05'], over: ['1', '1.1'], under: ['0.9', '1'] } as const;

const isWithin = (value: Fraction, written: Fraction, [least, most]: readonly [string, string]) =>
  isAtMost(times(written, fractionOf(least)), value) && isAtMost(value, times(written, fractionOf(most)));

/** Whether the amount is that value, as exactly as it is written. */
const isWritten = (value: Fraction, { number, places, scale, hedge }: Amount): boolean => {
  const scaled = dividedBy(size(value), fractionOf(scale));
  if (toPlaces(scaled, places) === number) return true;
  return hedge !== 'exact' && isWithin(scaled, fractionOf(number), slack[hedge]);
};

const valueIn = (value: NumberWithUnit, figure: KnownFigure, [kind, code]: UnitMeant): Fraction | undefined => {
  if (figure.unitKind !== kind) return undefined;
  const number = convert(value.number, kind, value.unit, code);
  return number === undefined ? undefined : fractionOf(number);
};

const valuesOf = ({ total, parts }: KnownYear): NumberWithUnit[] => [...(total ? [total] : []), ...parts];

/** A figure's values of each year in a unit. */
const yearsIn = (figure: KnownFigure, unit: UnitMeant): Fraction[][] =>
  figure.unitKind === unit[0]
    ? figure.years.map((year) => valuesOf(year).flatMap((value) => valueIn(value, figure, unit) ?? []))
    : [];

type Written = { readonly values: readonly Fraction[]; readonly texts: ReadonlySet<string> };

/** How the values of a figure's years are written, made once for each unit, scale and number of places that texts use. */
const written = new WeakMap<KnownFigure, Map<string, readonly Written[]>>();

const writtenOf = (figure: KnownFigure, unit: UnitMeant, { scale, places }: Amount): readonly Written[] => {
  const known = written.get(figure) ?? new Map<string, readonly Written[]>();
  written.set(figure, known);
  const key = `${unit.join(' ')} ${scale} ${places}`;
  const found = known.get(key);
  if (found) return found;
  const years = yearsIn(figure, unit).map((values) => ({
    values,
    texts: new Set(values.map((value) => toPlaces(dividedBy(size(value), fractionOf(scale)), places))),
  }));
  known.set(key, years);
  return years;
};

/** The figures that have the amount as their value of a year. */
export const sourcesOf = (amount: Amount, figures: readonly KnownFigure[]): Source[] =>
  figures.flatMap((figure) => {
    const inUnits = amount.units.flatMap((unit) =>
      unit[0] === figure.unitKind ? [writtenOf(figure, unit, amount)] : [],
    );
    return figure.years.flatMap((_, yearsBack) => {
      const isThere = inUnits.some((years) => {
        const { values, texts } = years[yearsBack] ?? {};
        if (texts?.has(amount.number)) return true;
        return amount.hedge !== 'exact' && values?.some((value) => isWritten(value, amount));
      });
      return isThere ? [{ figure, yearsBack }] : [];
    });
  });

/** Whether some figure has these digits in another unit. */
export const hasOtherUnit = (amount: Amount, figures: readonly KnownFigure[]): KnownFigure | undefined =>
  amount.number.replace('.', '').length < 3
    ? undefined
    : figures.find(({ unitKind, years }) => {
        const meant = amount.units.find(([kind]) => kind === unitKind);
        return (
          meant &&
          years.some((year) =>
            valuesOf(year).some(({ number, unit }) => unit !== meant[1] && isWritten(fractionOf(number), amount)),
          )
        );
      });

const rootOf = (fieldKey: string) => fieldKey.split('.')[0] ?? fieldKey;

const pairsOf = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, place) => items.slice(place + 1).map((other): [Item, Item] => [one, other]));

/** The changes of one figure between its years, in percent and in the unit itself. */
const changesOf = ({ years }: KnownFigure): { percent: Fraction[]; amounts: NumberWithUnit[] } => {
  const rows = years.flatMap(({ total }) => total ?? []);
  const percent: Fraction[] = [];
  const amounts: NumberWithUnit[] = [];
  for (const [now, then] of pairsOf(rows)) {
    if (now.unit !== then.unit) continue;
    amounts.push({ number: less(now.number, then.number), unit: now.unit });
    const change = changeInPercent(then.number, now.number);
    if (change !== undefined) percent.push(fractionOf(change));
  }
  return { percent, amounts };
};

/** The share that the total of each figure of a subject has of another's, and each part of its own total, in percent: with both figures. */
const sharesOf = (figure: KnownFigure, figures: readonly KnownFigure[]): Share[] => {
  if (figure.unitKind === 'percent') return [];
  const related = figures.filter(
    (other) => other.unitKind === figure.unitKind && rootOf(other.fieldKey) === rootOf(figure.fieldKey),
  );
  return figure.years.flatMap(({ total }, yearsBack) => {
    if (!total || isNought(fractionOf(total.number))) return [];
    return related.flatMap((part) => {
      const year = part.years[yearsBack];
      const values = part === figure ? (year?.parts ?? []) : (year?.total ?? []);
      return [values]
        .flat()
        .filter(({ unit }) => unit === total.unit)
        .map(({ number }) => ({
          of: [figure, part],
          percent: times(dividedBy(fractionOf(number), fractionOf(total.number)), hundred),
        }));
    });
  });
};

type Share = { readonly of: readonly KnownFigure[]; readonly percent: Fraction };

type Moved = {
  readonly figure: KnownFigure;
  readonly percent: readonly Fraction[];
  readonly amounts: readonly NumberWithUnit[];
};
type DerivedAmount = { readonly figure: KnownFigure; readonly value: NumberWithUnit };

/** What can be derived from the figures. Each is made when a text first needs it, since most texts need none. */
export type Derived = {
  readonly changes: () => ReadonlyMap<KnownFigure, Moved>;
  readonly shares: () => readonly Share[];
  readonly amounts: () => readonly DerivedAmount[];
};

const once = <Made>(make: () => Made): (() => Made) => {
  let made: { readonly it: Made } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
};

const sumsOf = (figures: readonly KnownFigure[]): DerivedAmount[] => {
  const byRoot = Map.groupBy(figures, ({ fieldKey, unitKind }) => `${rootOf(fieldKey)} ${unitKind}`);
  return [...byRoot.values()].flatMap((alike) =>
    pairsOf(alike).flatMap(([one, other]) =>
      one.years.flatMap(({ total }, yearsBack) => {
        const second = other.years[yearsBack]?.total;
        return total && second?.unit === total.unit
          ? [{ figure: one, value: { number: sumOf([total.number, second.number]), unit: total.unit } }]
          : [];
      }),
    ),
  );
};

/** Changes, shares and sums of two figures of one subject. */
export const derivedFrom = (figures: readonly KnownFigure[]): Derived => {
  const changes = once(() => new Map(figures.map((figure) => [figure, { figure, ...changesOf(figure) }])));
  const moved = () =>
    [...changes().values()].flatMap(({ figure, amounts }) => amounts.map((value) => ({ figure, value })));
  return {
    changes,
    shares: once(() => figures.flatMap((figure) => sharesOf(figure, figures))),
    amounts: once(() => [...moved(), ...sumsOf(figures)]),
  };
};

/** Percentages that figures give: of those that the sentence names, where it names any. */
const percentFrom = ({ changes, shares }: Derived, subjects: readonly KnownFigure[], isChange: boolean): Fraction[] => {
  const all = changes();
  const named = subjects.flatMap((figure) => all.get(figure)?.percent ?? []);
  const moved = named.length > 0 ? named : [...all.values()].flatMap(({ percent }) => percent);
  if (isChange) return moved;
  const near = shares().filter(({ of }) => subjects.length === 0 || of.some((figure) => subjects.includes(figure)));
  return [...moved, ...near.map(({ percent }) => percent)];
};

/** Whether the amount follows from figures: a change or a share in percent, a difference or a sum. */
export const isDerived = (amount: Amount, derived: Derived, subjects: readonly KnownFigure[]): boolean => {
  if (amount.units.some(([kind]) => kind === 'percent'))
    return percentFrom(derived, subjects, amount.isChange).some((value) => isWritten(value, amount));
  return derived.amounts().some(({ figure, value }) =>
    amount.units.some((unit) => {
      const meant: UnitMeant = unit[0] === 'points' ? ['percent', '%'] : unit;
      const number = valueIn(value, figure, meant);
      return number !== undefined && isWritten(number, amount);
    }),
  );
};

/** The sign of a figure's change since last year; `undefined` where its years cannot be compared. */
export const directionOf = ({ years }: KnownFigure, yearsBack = 1): -1 | 0 | 1 | undefined => {
  const now = years[0]?.total;
  const then = years[yearsBack]?.total;
  if (!now || !then || now.unit !== then.unit) return undefined;
  const by = less(now.number, then.number);
  if (!/[1-9]/.test(by)) return 0;
  return by.startsWith('-') ? -1 : 1;
};
