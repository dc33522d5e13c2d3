import {
  type CalorificBasis,
  type ClimateImportField,
  type ClimateImportIssue,
  type ClimateImportMapping,
  isInUse,
  limits,
  lineOfText,
  type NewClimateActivity,
  plainName,
} from '@esg/contract';
import { type NamedUnit, scaled, unitCalled } from '@esg/standards';
import { type Cell, shownIn } from '../../platform/reading/index.ts';
import { activityTypeOf } from '../climate/index.ts';
import { numberIn, parseDay, periodOf } from '../imports/index.ts';
import { activityCalled, type Catalogue, regionCalled, unitCalledFor, usedCalled } from './catalogue.ts';
import { fitsHeading, unitInHeading } from './mapping/heading-units.ts';
import type { MappedRow } from './worker.ts';

type Refuse = (rule: ClimateImportIssue['rule'], facts?: ClimateImportIssue['facts']) => undefined;

/** What a row says; what it leaves open is undefined, and stays as it is in a line that is there already. */
export type SaidLine = Pick<
  NewClimateActivity,
  'entityId' | 'label' | 'activityTypeId' | 'month' | 'amount' | 'unit' | 'source'
> &
  Partial<Pick<NewClimateActivity, 'activity' | 'basis' | 'region' | 'category' | 'evidence' | 'isEstimate'>> & {
    /** The country that holds for all rows. While it is merely suggested, what a line has goes before it. */
    readonly usualRegion?: string;
    /** The label as its cell has it, where that is otherwise: lines of former imports are called so. */
    readonly formerLabel?: string;
  };

/** A row of a sheet as it was understood: `said` is null where it is refused. */
export type ReadLine = {
  readonly row: number;
  readonly name: string;
  readonly said: SaidLine | null;
  readonly issues: ClimateImportIssue[];
};

const bases: Readonly<Record<string, CalorificBasis>> = {
  gross: 'gross',
  'gross cv': 'gross',
  gcv: 'gross',
  hhv: 'gross',
  總熱值: 'gross',
  net: 'net',
  'net cv': 'net',
  ncv: 'net',
  lhv: 'net',
  淨熱值: 'net',
};
const yes = new Set(['yes', 'y', 'true', 'x', '1', 'estimate', 'estimated', 'e', '是', '估算', '估計']);
const activityLengthMax = 200;

/** The month of a day or of a period within one month. */
const monthIn = (cell: Cell, days: ClimateImportMapping['days']): string | undefined => {
  if (cell.kind === 'number' && cell.day !== null) return cell.day.slice(0, 7);
  const text = shownIn(cell).trim();
  const period = periodOf(text);
  if (period) return period.start.slice(0, 7) === period.end.slice(0, 7) ? period.start.slice(0, 7) : undefined;
  return parseDay(text, days)?.slice(0, 7);
};

type Reading = {
  readonly cells: MappedRow['cells'];
  readonly text: (field: ClimateImportField) => string;
  readonly mapping: ClimateImportMapping;
  readonly catalogue: Catalogue;
  /** The heading of the amounts. */
  readonly heading: string;
  readonly refuse: Refuse;
};

/** The entity that a row names, or the one that was chosen for all rows. */
const entityMeant = ({ text, mapping, catalogue }: Reading) => {
  const name = text('entity');
  if (name !== '') return catalogue.entityCalled(name);
  const { entityId } = mapping.usual;
  return entityId === null ? 'organisation' : catalogue.entityOf(entityId);
};

const entityOf = (reading: Reading): string | null | undefined => {
  const { text, catalogue, refuse } = reading;
  const name = text('entity');
  const found = entityMeant(reading);
  if (found === undefined) return refuse('entity_unknown', name === '' ? {} : { text: name });
  if (found === 'ambiguous') return refuse('entity_ambiguous', { text: name });
  if (found !== 'organisation' && !isInUse(found)) return refuse('entity_archived', { text: name || found.name });
  const id = found === 'organisation' ? null : found.id;
  return catalogue.mayWrite(id) ? id : refuse('not_yours');
};

const activityTypeIn = ({ text, mapping, refuse }: Reading): string | undefined => {
  const name = text('activityType');
  if (name === '') return mapping.usual.activityTypeId ?? refuse('activity_type_missing');
  return activityCalled(name) ?? refuse('activity_type_unknown', { text: name });
};

const monthOf = ({ cells, mapping, refuse }: Reading): string | undefined => {
  const cell = cells.month;
  if (!cell || shownIn(cell).trim() === '') return refuse('month_missing');
  return monthIn(cell, mapping.days) ?? refuse('month_unknown', { text: shownIn(cell) });
};

/**
 * What the heading of the amounts says binds: one of money is of a currency, and where the row names no unit itself, the heading's is the one
 * that amounts are counted in. Its multiple belongs to it; beside a unit in a cell without one, nobody knows whether it holds.
 */
const boundBy = (
  { text, heading, refuse }: Pick<Reading, 'text' | 'heading' | 'refuse'>,
  kinds: readonly string[],
  named: Pick<NamedUnit, 'unit' | 'scale'>,
): Pick<NamedUnit, 'unit' | 'scale'> | undefined => {
  const said = unitInHeading(heading, kinds);
  if (said?.isMoney && !unitCalled('currency', named.unit)) return refuse('amount_is_money', { text: heading });
  if (!said) return named;
  if (text('unit') !== '')
    return said.scale !== '1' && named.scale === '1' ? refuse('unit_of_heading', { text: heading }) : named;
  return fitsHeading(said, named.unit)
    ? { unit: named.unit, scale: said.scale }
    : refuse('unit_of_heading', { text: heading });
};

/** Amount and unit belong together: “'000 kWh” multiplies the amount. */
const amountOf = (reading: Reading, activityTypeId: string | undefined) => {
  const { cells, text, mapping, heading, refuse } = reading;
  const cell = cells.amount;
  const read = cell && shownIn(cell).trim() !== '' ? numberIn(cell, mapping.numbers) : undefined;
  if (!read) refuse('amount_missing');
  else if (typeof read === 'string' || read.percent || read.number.startsWith('-'))
    refuse('amount_invalid', { text: cell ? shownIn(cell) : '' });
  const name = text('unit') || (mapping.usual.unit ?? '');
  if (name === '') return refuse('unit_missing');
  if (activityTypeId === undefined || !read || typeof read === 'string') return undefined;
  const named = unitCalledFor(activityTypeId, name);
  if (!named)
    return text('unit') === '' && unitInHeading(heading)?.isMoney
      ? refuse('amount_is_money', { text: heading })
      : refuse('unit_unknown', { text: name });
  const bound = boundBy(reading, activityTypeOf(activityTypeId)?.unitKinds ?? [], named);
  return bound && { amount: scaled(read.number, bound.scale), unit: bound.unit };
};

const basisOf = ({ text, mapping, refuse }: Reading): CalorificBasis | undefined => {
  const said = text('basis');
  if (said === '') return mapping.usual.basis ?? undefined;
  return bases[plainName(said)] ?? refuse('basis_unknown', { text: said });
};

const regionOf = ({ text, refuse }: Reading): string | undefined => {
  const said = text('region');
  if (said === '') return undefined;
  return regionCalled(said) ?? refuse('region_unknown', { text: said });
};

const categoryOf = ({ text, refuse }: Reading, activityTypeId: string | undefined): number | undefined => {
  const said = text('category');
  if (said === '' || activityTypeId === undefined) return undefined;
  const number = Number(said.match(/^\d{1,2}/)?.[0] ?? 0);
  return activityTypeOf(activityTypeId)?.categories.includes(number)
    ? number
    : refuse('category_unknown', { text: said });
};

const spoilt = (cells: MappedRow['cells'], refuse: Refuse) => {
  const all = Object.entries(cells);
  const error = all.find(([, cell]) => cell.kind === 'error');
  if (error) refuse('cell_error', { text: shownIn(error[1]), column: error[0] });
  const unknown = all.find(([, cell]) => cell.kind === 'unknown');
  if (unknown) refuse('formula_without_value', { column: unknown[0] });
};

const longest = {
  label: limits.lineLengthMax,
  activity: activityLengthMax,
  source: limits.lineLengthMax,
  evidence: limits.lineLengthMax,
} as const satisfies Partial<Record<ClimateImportField, number>>;

const refuseLong = ({ text, refuse }: Reading) => {
  for (const column of ['label', 'activity', 'source', 'evidence'] as const)
    if (text(column).length > longest[column]) refuse('text_long', { limit: longest[column], column });
};

const lineOf = (reading: Reading): SaidLine | undefined => {
  const { text } = reading;
  const entityId = entityOf(reading);
  const activityTypeId = activityTypeIn(reading);
  const month = monthOf(reading);
  const amount = amountOf(reading, activityTypeId);
  const label = lineOfText(text('label'));
  const source = text('source');
  const evidence = text('evidence');
  const activity = text('activity');
  const estimate = text('estimate');
  const basis = basisOf(reading);
  const region = regionOf(reading);
  const category = categoryOf(reading, activityTypeId);
  refuseLong(reading);
  if (entityId === undefined || !activityTypeId || !month || !amount) return undefined;
  return {
    entityId,
    label,
    activityTypeId,
    month,
    amount: amount.amount,
    unit: amount.unit,
    source,
    ...(label !== text('label') && { formerLabel: text('label') }),
    ...(activity && { activity: usedCalled(activityTypeId, activity, reading.catalogue.ownNames(activityTypeId)) }),
    ...(basis && { basis }),
    ...(region && { region }),
    ...(reading.mapping.usual.region && { usualRegion: reading.mapping.usual.region }),
    ...(category && { category }),
    ...(evidence && { evidence }),
    ...(estimate && { isEstimate: yes.has(plainName(estimate)) }),
  };
};

/** What a row of the sheet says, or why it is refused. */
export const readLine = (
  { row, cells }: MappedRow,
  mapping: ClimateImportMapping,
  catalogue: Catalogue,
  heading = '',
): ReadLine => {
  const issues: ClimateImportIssue[] = [];
  const refuse: Refuse = (rule, facts = {}) => {
    issues.push({ rule, facts });
    return undefined;
  };
  const text = (field: ClimateImportField) => shownIn(cells[field]).trim();
  spoilt(cells, refuse);
  const said = lineOf({ cells, text, mapping, catalogue, heading, refuse });
  const name = [text('entity'), text('label'), text('activityType')].filter(Boolean).join(' · ');
  return { row, name, said: issues.length === 0 ? (said ?? null) : null, issues };
};
