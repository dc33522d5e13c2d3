import { type ImportMapping, limits, type Metric, type QualityMark, qualityMarks, type ValueRow } from '@esg/contract';
import { decimalPattern, integerPattern } from '@esg/quantities';
import { findUnit, type NamedUnit, otherMeasure, scaled, unitCalled, unitsLike, unitsOfKind } from '@esg/standards';
import { templateWords } from '../template/words.ts';
import { truthOf } from './answer.ts';
import { nameKey } from './lookup.ts';
import { numberIn, saysNil } from './number.ts';
import { type MappedRow, shownLengthMax } from './row.ts';
import { unitInName } from './row-names.ts';
import { onlyUnitOf, percentUnitOf } from './units.ts';
import { unitTextOf } from './value-text.ts';

/** The organisation's answers about unit words: codes by word. */
export type UnitWords = ReadonlyMap<string, readonly string[]>;
const noWords: UnitWords = new Map();

const allowedIn = (kind: string) =>
  unitsOfKind(kind)
    .map(({ code }) => unitTextOf(kind, code))
    .slice(0, 20)
    .join(', ');

/** A count without a unit counts ones. */
const ones: Record<string, string> = { count: '1' };

const plainUnit = (unit: string): NamedUnit => ({ unit, scale: '1', per: '' });

const unitOf = (row: MappedRow, kind: string, percent: boolean, said: UnitWords): NamedUnit | undefined => {
  // Many sheets have no column for units and write `Fuel consumption (litres)`.
  const text = (row.text('unit') || unitInName(row.text('metric'))).slice(0, shownLengthMax);
  const percentUnit = percent ? percentUnitOf(kind) : undefined;
  if (text === '') {
    const unit = percent ? percentUnit : (onlyUnitOf(kind) ?? ones[kind]);
    return unit ? plainUnit(unit) : row.refuse('unit', 'unit_missing', { allowed: allowedIn(kind) });
  }
  const measures = otherMeasure(kind, text);
  if (measures !== undefined)
    return row.refuse('unit', 'unit_unknown', { text, allowed: allowedIn(kind), kind, measures });
  const own = said.get(nameKey(text))?.find((code) => findUnit(kind, code));
  if (own !== undefined) row.remark('unit_settled', { text, unit: own, kind });
  const named = own === undefined ? unitCalled(kind, text) : plainUnit(own);
  if (named === undefined) {
    const suggested = unitsLike(kind, text).join('|');
    return row.refuse('unit', 'unit_unknown', {
      text,
      allowed: allowedIn(kind),
      kind,
      ...(suggested && { suggested }),
    });
  }
  // A percentage such as 12.5 % in a row of another unit is no number of that unit.
  return percent && named.unit !== percentUnit ? row.refuse('value', 'number_invalid') : named;
};

/** One value row of a figure; undefined once the row was refused. */
export const readFigure = (
  row: MappedRow,
  metric: Metric,
  numbers: ImportMapping['numbers'],
  said: UnitWords = noWords,
): ValueRow | undefined => {
  const cell = row.cell('value');
  if (!cell || metric.unitKind === null) return row.refuse('value', cell ? 'invalid' : 'value_missing');
  if (cell.kind === 'error' || cell.kind === 'unknown') return undefined;
  const read = numberIn(cell, numbers);
  if (typeof read === 'string') return row.refuse('value', read);
  const { percent, rounded } = read;
  const named = unitOf(row, metric.unitKind, percent, said);
  if (named === undefined) return undefined;
  const { unit, scale, per } = named;
  const number = scaled(read.number, scale);
  if (!decimalPattern.test(number)) return row.refuse('value', 'number_too_long');
  if (metric.type === 'integer' && !integerPattern.test(number)) return row.refuse('value', 'integer_invalid');
  if (scale !== '1') row.remark('multiplied', { scale, number });
  const descriptor = row.text('descriptor') || per;
  const length = limits.descriptorLengthMax;
  if (descriptor.length > length) return row.refuse('descriptor', 'text_too_long', { length });
  if (percent && cell.kind === 'number') row.remark('percent_cell', { number });
  if (rounded) row.remark('rounded', { number });
  if (cell.kind === 'text' && saysNil(cell.text)) row.remark('nil');
  return { number, unit, descriptor };
};

const qualityNames = new Map<string, QualityMark>(
  qualityMarks.flatMap((mark) =>
    [mark, templateWords.en.quality[mark], templateWords.zhTw.quality[mark]].map(
      (name) => [nameKey(name), mark] as const,
    ),
  ),
);

/** Quality mark and whether it is internal, without those that the row does not have. */
export const readMarks = (row: MappedRow): { quality?: QualityMark; internal?: boolean } => {
  const qualityText = row.text('quality');
  const internalText = row.text('internal');
  const quality = qualityNames.get(nameKey(qualityText));
  const internal = truthOf(internalText);
  if (qualityText !== '' && !quality) row.refuse('quality', 'quality_unknown');
  if (internalText !== '' && internal === undefined) row.refuse('internal', 'internal_unknown');
  return { ...(quality ? { quality } : {}), ...(internal === undefined ? {} : { internal }) };
};
