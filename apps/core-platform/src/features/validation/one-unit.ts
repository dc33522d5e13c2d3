import type { Answer, AnswerChange, AnswerValue, Field, Framework } from '@esg/contract';
import { convertBy } from '@esg/quantities';

type Units = Framework['units'][string];
type Stored = Pick<Answer, 'disclosureCode' | 'fieldKey' | 'value' | 'version'>;

const ratioOf = (units: Units, code: string) => {
  const factor = units.find((unit) => unit.code === code)?.factorToBase;
  return factor ? { numerator: factor, denominator: '1', shift: '0' } : undefined;
};

type Change = AnswerChange & { disclosureCode: string; fieldKey: string };

/** The figure with every row in that unit; undefined where it is in it already, or cannot be. */
const inUnit = (value: AnswerValue | null, unit: string, units: Units): AnswerValue | undefined => {
  if (value?.type !== 'number' || value.rows.every((row) => row.unit === unit)) return undefined;
  const to = ratioOf(units, unit);
  const rows = value.rows.flatMap((row) => {
    const from = ratioOf(units, row.unit);
    if (row.unit === unit) return [row];
    return from && to ? [{ ...row, number: convertBy(row.number, from, to), unit }] : [];
  });
  return rows.length === value.rows.length ? { ...value, rows } : undefined;
};

/** The unit of a figure over something else: `MWh` for `MW.h/{unit}`. */
const above = (code: string) => code.split('/')[0]?.replaceAll('.', '');

/** What a figure is over: `t` for `kW.h/t`. It stays: a figure per tonne becomes none per kilogram. */
const below = (code: string) => code.split('/').slice(1).join('/');

/** Whether a figure of the kind is one of `kind` divided by something: energy per unit of energy, emissions per revenue of emissions. */
const isOver = (kind: string, other: string | null): other is string =>
  other?.startsWith(`${kind.replace(/_mass$/, '')}_per_`) ?? false;

const isMovedPoint = (units: Units, from: string, to: string) => {
  const of = ratioOf(units, from);
  const into = ratioOf(units, to);
  return Boolean(of && into && /^(?:10*|0\.0*1)$/.test(convertBy('1', of, into)));
};

/**
 * An intensity in the unit that the figures above it get. One whose digits would change stays as it is, and so does one that would be read
 * badly, such as 0.0015 t per employee of 1.5 kg.
 */
const intensityInUnit = (value: AnswerValue | null, unit: string, units: Units): AnswerValue | undefined => {
  if (value?.type !== 'number') return undefined;
  const [first, ...others] = new Set(value.rows.map((row) => below(row.unit)));
  if (first === undefined || others.length > 0) return undefined;
  const into = units.find(({ code }) => above(code) === unit && below(code) === first)?.code;
  if (into === undefined || !value.rows.every((row) => row.unit === into || isMovedPoint(units, row.unit, into)))
    return undefined;
  const moved = inUnit(value, into, units);
  const isReadable = moved?.type === 'number' && moved.rows.every(({ number }) => !/^-?0\.0/.test(number));
  return isReadable ? moved : undefined;
};

/** What writes the figures of that kind among these fields in one unit, and intensities of them: the changes of their answers. */
export const changesToUnit = (
  answers: readonly Stored[],
  fields: readonly Pick<Field, 'key' | 'unitKind'>[],
  { kind, unit }: { readonly kind: string; readonly unit: string },
  unitsOf: Framework['units'],
): Change[] => {
  const kinds = new Map(fields.map(({ key, unitKind }) => [key, unitKind]));
  return answers.flatMap(({ disclosureCode, fieldKey, value, version }) => {
    const own = kinds.get(fieldKey) ?? null;
    const units = unitsOf[own ?? ''] ?? [];
    const intensity = isOver(kind, own) ? intensityInUnit(value, unit, units) : undefined;
    const changed = own === kind ? inUnit(value, unit, units) : intensity;
    return changed ? [{ disclosureCode, fieldKey, value: changed, version }] : [];
  });
};

/** Records what `changesToUnit` finds, and resolves to whether there was anything: somebody may have changed the figures since the check. */
export const recordInUnit = async (
  changes: readonly Change[],
  record: (changes: readonly Change[]) => Promise<unknown>,
): Promise<boolean> => {
  if (changes.length === 0) return false;
  await record(changes);
  return true;
};
