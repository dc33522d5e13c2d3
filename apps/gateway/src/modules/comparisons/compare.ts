import {
  byEntity,
  type ComparableFigure,
  type ComparedRow,
  type ComparedValue,
  type Field,
  type Framework,
  type Unit,
  type ValueRow,
} from '@esg/contract';
import { calculatedPlaces, changeInPercent, less } from '@esg/quantities';
import { convert } from '@esg/standards';
import { breakdownsOf } from '../report-model/index.ts';

/** Decimals of a difference in percent. */
const percentPlaces = 2;

/** One report with its figures: every number field of its framework, and the answered rows. */
export type FigureSource = { readonly figures: ReadonlyMap<string, Asked> };
export type Asked = {
  readonly field: Field;
  readonly codes: readonly string[];
  readonly units: Framework['units'];
  readonly rows: readonly ValueRow[];
  /** Whether the total is a quotient or product, so that nobody typed its digits. */
  readonly isCalculated?: boolean;
  /** Of a sum with shares or days of entities: the most decimals of what was entered. */
  readonly places?: number | undefined;
};

/** Figures that at least one report has, in the order of the reports. */
export const choicesOf = (sources: readonly FigureSource[]): ComparableFigure[] => {
  const choices = new Map<string, ComparableFigure>();
  for (const { figures } of sources)
    for (const [key, { field, codes, rows }] of figures) {
      if (rows.length === 0) continue;
      const known = choices.get(key);
      choices.set(key, {
        key,
        label: known?.label ?? field.label,
        codes: [...new Set([...(known?.codes ?? []), ...codes])],
        reports: (known?.reports ?? 0) + 1,
      });
    }
  return [...choices.values()];
};

const shownUnit = ({ code, symbol, name }: Unit) => ({ code, symbol, name });
const unitOf = ({ field, units }: Asked, code: string) =>
  shownUnit(
    (field.unitKind === null ? undefined : units[field.unitKind]?.find((unit) => unit.code === code)) ?? {
      code,
      symbol: code,
      name: { en: code, zhTw: code },
      factorToBase: null,
      offset: '0',
    },
  );

/** Rows of one name, in their order: a name may occur twice, and in several breakdowns. */
const namedOf = ({ rows }: Asked) => {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const name = `${row.breakdown ?? ''}\n${row.descriptor}`;
    const place = counts.get(name) ?? 0;
    counts.set(name, place + 1);
    return { id: `${name}\n${place}`, row };
  });
};

const partOf = ({ field }: Asked, { breakdown }: ValueRow) => {
  if (breakdown === undefined) return undefined;
  const way = breakdownsOf(field).find(({ id }) => id === breakdown);
  return { en: way?.en ?? breakdown, zhTw: way?.zhTw ?? breakdown };
};

const nothing: ComparedValue = { value: null, entered: null, missing: null, difference: null, percent: null };

const valueIn = (asked: Asked | undefined, row: ValueRow | undefined, unitCode: string): ComparedValue => {
  if (!asked) return { ...nothing, missing: 'not-asked' };
  if (!row) return { ...nothing, missing: 'unanswered' };
  const entered = { number: row.number, unit: unitOf(asked, row.unit) };
  const same = row.unit === unitCode ? row.number : undefined;
  const value = same ?? convert(row.number, asked.field.unitKind ?? '', row.unit, unitCode);
  if (value === undefined) return { ...nothing, entered, missing: 'not-comparable' };
  const isWhole = row.breakdown === undefined;
  const isCalculated = asked.isCalculated && isWhole;
  // Documents round its parts by entity as well.
  const isShared = asked.places !== undefined && (isWhole || row.breakdown === byEntity.id);
  if (!isCalculated && !isShared) return { ...nothing, entered, value };
  // A figure in another unit has other decimals than those that were entered.
  const places = isCalculated || same === undefined ? 0 : (asked.places ?? 0);
  return { ...nothing, entered, value, digits: Math.max(places, calculatedPlaces(value)) };
};

/** The value with its difference from the first report's. */
const against = (first: ComparedValue | undefined, value: ComparedValue): ComparedValue => {
  if (!first?.value || !value.value || first === value) return value;
  const percent = changeInPercent(first.value, value.value, percentPlaces) ?? null;
  return { ...value, difference: less(value.value, first.value), percent };
};

const rowsOf = (key: string, sources: readonly FigureSource[]): ComparedRow[] => {
  const asked = sources.map(({ figures }) => figures.get(key));
  const shown = asked.find((one) => one !== undefined && one.rows.length > 0);
  if (!shown) return [];
  const named = asked.map((one) => new Map((one ? namedOf(one) : []).map(({ id, row }) => [id, row])));
  const ids = [...new Set(named.flatMap((rows) => [...rows.keys()]))];
  return ids.map((id) => {
    const owner = named.findIndex((rows) => rows.has(id));
    const row = named[owner]?.get(id);
    const part = row && partOf(asked[owner] ?? shown, row);
    const unitCode = row?.unit ?? '';
    const values = asked.map((one, place) => valueIn(one, named[place]?.get(id), unitCode));
    return {
      key,
      label: shown.field.label,
      ...(part && { part }),
      descriptor: row?.descriptor ?? '',
      unit: unitOf(asked[owner] ?? shown, unitCode),
      decimals: shown.field.decimals,
      values: values.map((value) => against(values[0], value)),
    };
  });
};

/**
 * Rows of the figures, each in one unit: that of the first report that has it. A missing value stays missing, and is never taken for zero.
 */
export const compare = (keys: readonly string[], sources: readonly FigureSource[]): ComparedRow[] =>
  keys.flatMap((key) => rowsOf(key, sources));
