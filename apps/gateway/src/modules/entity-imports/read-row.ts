import {
  type Entity,
  type EntityImportColumn,
  type EntityImportIssue,
  type EntityType,
  entityTypeNames,
  entityTypes,
  LineSchema,
  languages,
  languageTags,
  OptionalLineSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { cellIssues, isUnreadable } from '../imports/index.ts';
import { type HoldingOf, type PlannedHolding, readHolding } from './read-holding.ts';
import { plain, type SheetRow } from './sheet.ts';

/** The planned entity; `parent` is the id of an existing one, or the key of a new one. */
export type PlannedState = Pick<Entity, 'name' | 'type' | 'fiscalYearStartMonth' | 'address' | 'postCode'> & {
  parent: string | null;
};

/** A row from its own cells only. */
export type Draft = SheetRow & {
  /** The row number of a new entity, else the entity's id. */
  key: string;
  entity: Entity | null;
  state: PlannedState;
  /** What it says of the group; null where that holds already. */
  holding: PlannedHolding | null;
  issues: EntityImportIssue[];
};

const lineMin = 2;
const lineMax = 255;
const monthsInYear = 12;

/** Names of types in older sheets, before those of the screens; the English ones are the types themselves. */
const formerNames: Partial<Record<EntityType, string>> = { Team: '團隊', Site: '場所', Other: '其他' };

const namesOf = (type: EntityType) => [...Object.values(entityTypeNames[type]), type, formerNames[type] ?? type];

const typeOf = (text: string): EntityType | undefined =>
  entityTypes.find((type) => namesOf(type).some((name) => plain(name) === plain(text)));

const chineseNumerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** The names of each month as people write them: January, Jan, 1月, 一月. */
const monthNames = chineseNumerals.map((numeral, month) => [
  `${numeral}月`,
  ...languages.flatMap((language) =>
    (['long', 'short'] as const).map((style) => {
      const format = new Intl.DateTimeFormat(languageTags[language], { month: style, timeZone: 'UTC' });
      return plain(format.format(Date.UTC(2000, month)));
    }),
  ),
]);

/** A month by its number, also with a zero before it, or by its name. */
const monthOf = (text: string): number | undefined => {
  const month = /^\d{1,2}$/.test(text)
    ? Number(text)
    : monthNames.findIndex((names) => names.includes(plain(text))) + 1;
  return month >= 1 && month <= monthsInYear ? month : undefined;
};

type Refuse = (rule: EntityImportIssue['rule'], facts?: EntityImportIssue['facts']) => void;

const nameIn = (text: string, refuse: Refuse) => {
  const line = v.safeParse(LineSchema, text);
  if (line.success) return line.output;
  if (text === '') refuse('name_missing');
  else if (text.length > lineMax) refuse('text_long', { limit: lineMax });
  else if (!isUnreadable(text)) refuse('name_short', { limit: lineMin });
  return text;
};

const lineIn = (text: string, refuse: Refuse) => {
  const line = v.safeParse(OptionalLineSchema, text);
  if (line.success) return line.output;
  refuse('text_long', { limit: lineMax });
  return text;
};

/** The fields that a row sets; a field without a column stays unchanged, and so do type and month where their cell is empty. */
export const readRow = ({ row, texts }: SheetRow, entity: Entity | null, holdingOf: HoldingOf): Draft => {
  const issues: EntityImportIssue[] = cellIssues({ row, texts });
  const refuse: Refuse = (rule, facts = {}) => issues.push({ rule, facts });
  const chosen = <Value>(
    column: EntityImportColumn,
    read: (text: string) => Value | undefined,
    rule: 'type_unknown' | 'month_unknown',
    kept: Value,
  ): Value => {
    const text = texts[column] ?? '';
    const value = text === '' ? kept : read(text);
    if (value === undefined && !isUnreadable(text)) refuse(rule, { text, limit: monthsInYear });
    return value ?? kept;
  };
  const line = (column: 'address' | 'postCode') => {
    const text = texts[column];
    return text === undefined ? (entity?.[column] ?? '') : lineIn(text, refuse);
  };
  const state = {
    name: nameIn(texts.name ?? '', refuse),
    type: chosen('type', typeOf, 'type_unknown', entity?.type ?? ('Other' as const)),
    parent: entity?.parentId ?? null,
    fiscalYearStartMonth: chosen('fiscalYearStartMonth', monthOf, 'month_unknown', entity?.fiscalYearStartMonth ?? 1),
    address: line('address'),
    postCode: line('postCode'),
  };
  const holding = readHolding({ row, texts }, holdingOf, refuse);
  return { row, texts, key: entity?.id ?? `row ${row}`, entity, state, holding, issues };
};
