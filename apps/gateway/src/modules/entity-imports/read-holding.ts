import {
  boundaryLimits,
  type EntityFieldChange,
  type EntityImportColumn,
  type EntityImportIssue,
  financialControls,
  type Holding,
  holdingFields,
  holdingKinds,
  isLease,
  isOwnership,
  languages,
  plainName,
  sameJson,
} from '@esg/contract';
import { isUnreadable, numberIn, parseDay } from '../imports/index.ts';
import { holdingWords } from './holding-words.ts';
import type { SheetRow } from './sheet.ts';

/** What a row says of its entity in the boundary of a year, over what holds there; `version` is that of the year's own values, 0 for none. */
export type PlannedHolding = { year: number; before: Holding; after: Holding; version: number };

/** What holds of the row's entity in a year; that of a new one holds for everybody. */
export type HoldingOf = (year: number) => { holding: Holding; version: number };

const { yearMin, yearMax, reasonLengthMax } = boundaryLimits;

/** The year of the boundary that a row names; undefined where it names none or another text. */
export const yearIn = ({ texts }: SheetRow): number | undefined => {
  const year = Number(
    (texts.year ?? '')
      .normalize('NFKC')
      .trim()
      .replace(/年度?$/, ''),
  );
  return Number.isInteger(year) && year >= yearMin && year <= yearMax ? year : undefined;
};

const named = <Value extends string>(values: readonly Value[], namesOf: (value: Value) => readonly string[]) => {
  const byName = new Map(values.flatMap((value) => [value, ...namesOf(value)].map((name) => [plainName(name), value])));
  return (text: string): Value | undefined => byName.get(plainName(text));
};
const inLanguages = (wordOf: (language: (typeof languages)[number]) => string) => languages.map(wordOf);

const kindOf = named(holdingKinds, (kind) => inLanguages((language) => holdingWords[language].kinds[kind]));
const controlOf = named(financialControls, (control) =>
  inLanguages((language) => holdingWords[language].controls[control]),
);
const answerOf = named(['true', 'false'], (value) => [
  ...inLanguages((language) => holdingWords[language][value === 'true' ? 'yes' : 'no']),
  value === 'true' ? 'y' : 'n',
]);

const ownershipOf = (text: string): string | undefined => {
  const read = numberIn({ kind: 'text', text }, 'point');
  return typeof read === 'object' && isOwnership(read.number) ? read.number : undefined;
};
const dayOf = (text: string) => parseDay(text, 'dmy');

type Rule = EntityImportIssue['rule'];
type Refuse = (rule: Rule, facts?: EntityImportIssue['facts']) => void;

/** A cell of the columns about the group: what is read of it; an empty or missing one says what holds already. */
const reader =
  (texts: SheetRow['texts'], refuse: Refuse) =>
  <Value>(column: EntityImportColumn, kept: Value, read: (text: string) => Value | undefined, rule: Rule): Value => {
    const text = texts[column] ?? '';
    if (text === '' || isUnreadable(text)) return kept;
    const value = read(text);
    if (value === undefined) refuse(rule, { text });
    return value ?? kept;
  };

/** A day: a cell that was emptied empties it, and a missing column leaves it. */
const dayIn = (texts: SheetRow['texts'], column: 'joined' | 'left', kept: string | null, refuse: Refuse) => {
  const text = texts[column];
  if (text === undefined || isUnreadable(text)) return kept;
  if (text === '') return null;
  const day = dayOf(text);
  if (day === undefined) refuse('day_unknown', { text });
  return day ?? kept;
};

const reasonIn = (texts: SheetRow['texts'], kept: string, refuse: Refuse) => {
  const text = texts.exclusion;
  if (text === undefined || isUnreadable(text)) return kept;
  if (text.length > reasonLengthMax) refuse('text_long', { limit: reasonLengthMax });
  return text;
};

const holdingIn = (texts: SheetRow['texts'], held: Holding, refuse: Refuse): Holding => {
  const cell = reader(texts, refuse);
  const kind = cell('kind', held.kind, kindOf, 'kind_unknown');
  const said: Holding = {
    ...held,
    kind,
    ownership: cell('ownership', held.ownership, ownershipOf, 'ownership_invalid'),
    operated: cell('operated', String(held.operated), answerOf, 'operated_unknown') === 'true',
    financialControl: cell('financialControl', held.financialControl, controlOf, 'control_unknown'),
    joined: dayIn(texts, 'joined', held.joined, refuse),
    left: dayIn(texts, 'left', held.left, refuse),
    exclusion: reasonIn(texts, held.exclusion, refuse),
  };
  if (said.joined !== null && said.left !== null && said.left < said.joined) refuse('days_reversed');
  return said;
};

/** What a row says of the group; null where it says what holds already, or nothing. */
export const readHolding = (row: SheetRow, holdingOf: HoldingOf, refuse: Refuse): PlannedHolding | null => {
  const { texts } = row;
  const says = holdingFields.some((field) => (texts[field] ?? '') !== '');
  const text = texts.year ?? '';
  const year = yearIn(row);
  if (isUnreadable(text)) return null;
  if (year === undefined) {
    if (text !== '') refuse('year_unknown', { text });
    else if (says) refuse('year_missing');
    return null;
  }
  const { holding: before, version } = holdingOf(year);
  const after = holdingIn(texts, before, refuse);
  return sameJson(before, after) ? null : { year, before, after, version };
};

/** The changed fields, after the year that they are of; none where nothing changes. */
export const holdingChanges = (planned: PlannedHolding | null): EntityFieldChange[] => {
  if (!planned) return [];
  const { year, before, after } = planned;
  const text = (value: Holding[keyof Holding]) => (value === null ? '' : String(value));
  const changes = holdingFields.flatMap((field): EntityFieldChange[] => {
    const change = { field, before: text(before[field]), after: text(after[field]) };
    return change.before === change.after ? [] : [change];
  });
  return [{ field: 'boundaryYear', before: '', after: String(year) }, ...changes];
};

/** The cells of these columns as a sheet has them: what a lease does not ask about stays empty. */
export const holdingTexts = (
  year: number,
  { kind, ownership, operated, financialControl, joined, left, exclusion }: Holding,
  language: (typeof languages)[number],
) => {
  const words = holdingWords[language];
  const unlessLeased = (text: string) => (isLease(kind) ? '' : text);
  return {
    year: String(year),
    kind: words.kinds[kind],
    ownership: unlessLeased(ownership),
    operated: unlessLeased(operated ? words.yes : words.no),
    financialControl: unlessLeased(words.controls[financialControl]),
    joined: joined ?? '',
    left: left ?? '',
    exclusion,
  };
};
