import type { MetricDetail, NewTarget, Target } from '@esg/contract';
import {
  decimalDigits,
  dividedBy,
  formatDecimal,
  fractionOf,
  less,
  parseDecimal,
  times,
  toPlaces,
} from '@esg/quantities';

/** A target as it is typed: numbers in the person's own separators. */
export type TypedTarget = {
  readonly name: string;
  readonly unit: string;
  /** Empty for the whole organisation. */
  readonly entityId: string;
  readonly base: TypedPoint;
  readonly interim: readonly TypedPoint[];
  readonly goal: TypedPoint;
  readonly owner: string;
  readonly note: string;
  readonly measures: readonly TypedMeasure[];
  /** Of the target that is changed, as the person knows it: kept with the draft, which may outlive a colleague's change. */
  readonly version?: number | undefined;
};
export type TypedPoint = { readonly year: string; readonly value: string };
export type TypedMeasure = Record<'name' | 'effect' | 'fromYear' | 'cost' | 'owner', string>;

/** What a form begins with. */
export const typedFrom = (
  target: Target | undefined,
  { units }: Pick<MetricDetail, 'units'>,
  locale: string,
): TypedTarget => {
  const point = ({ year, value }: Target['base']) => ({ year: String(year), value: formatDecimal(value, locale) });
  const blank = { year: '', value: '' };
  return {
    name: target?.name ?? '',
    unit: target?.unit ?? units[0]?.code ?? '',
    entityId: target?.entityId ?? '',
    base: target ? point(target.base) : blank,
    interim: target?.interim.map(point) ?? [],
    goal: target ? point(target.goal) : blank,
    owner: target?.owner ?? '',
    note: target?.note ?? '',
    measures:
      target?.measures.map(({ effect, fromYear, ...measure }) => ({
        ...measure,
        effect: formatDecimal(effect, locale),
        fromYear: String(fromYear),
      })) ?? [],
    version: target?.version,
  };
};

/** What is sent; undefined for numbers and years that cannot be read, and for names that are missing. */
export const readTyped = (typed: TypedTarget, metricKey: string, locale: string): NewTarget | undefined => {
  let isReadable = typed.name.trim().length > 1;
  const number = (text: string) => {
    const read = parseDecimal(text, locale);
    if (read === undefined) isReadable = false;
    return read ?? '0';
  };
  const year = (text: string) => {
    if (!/^\d{4}$/.test(text.trim())) isReadable = false;
    return Number(text);
  };
  const point = ({ year: typedYear, value }: TypedPoint) => ({ year: year(typedYear), value: number(value) });
  const target: NewTarget = {
    name: typed.name,
    metricKey,
    entityId: typed.entityId || null,
    unit: typed.unit,
    base: point(typed.base),
    interim: typed.interim.map(point),
    goal: point(typed.goal),
    owner: typed.owner,
    note: typed.note,
    measures: typed.measures.map(({ effect, fromYear, ...measure }) => {
      if (measure.name.trim().length < 2) isReadable = false;
      return { ...measure, effect: number(effect), fromYear: year(fromYear) };
    }),
  };
  return isReadable ? target : undefined;
};

const hundred = fractionOf('100');

/** A typed value less some percent of it, as it would be typed; undefined where one of them cannot be read. */
export const reducedBy = (value: string, percent: string, locale: string): string | undefined => {
  const from = parseDecimal(value, locale);
  const by = parseDecimal(percent, locale);
  if (from === undefined || by === undefined) return undefined;
  const left = dividedBy(fractionOf(less('100', by)), hundred);
  return formatDecimal(toPlaces(times(fractionOf(from), left), decimalDigits.fraction), locale);
};
