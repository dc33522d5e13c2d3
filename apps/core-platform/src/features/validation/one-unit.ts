import type { Answer, AnswerChange, AnswerValue, Framework } from '@esg/contract';
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

/** What writes all figures of these fields in one unit: the changes of their answers. */
export const changesToUnit = (
  answers: readonly Stored[],
  fieldKeys: ReadonlySet<string>,
  unit: string,
  units: Units,
): Change[] =>
  answers.flatMap(({ disclosureCode, fieldKey, value, version }) => {
    const changed = fieldKeys.has(fieldKey) ? inUnit(value, unit, units) : undefined;
    return changed ? [{ disclosureCode, fieldKey, value: changed, version }] : [];
  });

/** Records what `changesToUnit` finds, and resolves to whether there was anything: somebody may have changed the figures since the check. */
export const recordInUnit = async (
  changes: readonly Change[],
  record: (changes: readonly Change[]) => Promise<unknown>,
): Promise<boolean> => {
  if (changes.length === 0) return false;
  await record(changes);
  return true;
};
