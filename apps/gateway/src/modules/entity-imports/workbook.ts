import {
  type Entity,
  type EntityImportColumn,
  type EntitySheetQuery,
  entityImportColumns,
  entityImportLimits,
  entityTypeNames,
  entityTypes,
  isInUse,
  type Language,
  languageTags,
  pathsIn,
  wholeHolding,
} from '@esg/contract';
import type { WriteSheet } from 'hucre/xlsx';
import { writeWorkbook } from '../../platform/workbooks/index.ts';
import { head, letterOf, listsSheet, stepsSheet } from '../imports/index.ts';
import { holdingWords } from './holding-words.ts';
import { labelsOf } from './parents.ts';
import { peopleSheet, type SheetFacts } from './people-sheet.ts';
import { holdingTexts } from './read-holding.ts';
import { sheetWords } from './words.ts';

const columns: readonly { column: EntityImportColumn; width: number }[] = [
  { column: 'id', width: 10 },
  { column: 'name', width: 36 },
  { column: 'type', width: 14 },
  { column: 'parent', width: 36 },
  { column: 'fiscalYearStartMonth', width: 18 },
  { column: 'address', width: 44 },
  { column: 'postCode', width: 14 },
  { column: 'year', width: 14 },
  { column: 'kind', width: 26 },
  { column: 'ownership', width: 12 },
  { column: 'operated', width: 16 },
  { column: 'financialControl', width: 20 },
  { column: 'joined', width: 14 },
  { column: 'left', width: 14 },
  { column: 'exclusion', width: 32 },
];
const letter = (column: EntityImportColumn) => letterOf(columns.findIndex((each) => each.column === column));
const months = Array.from({ length: 12 }, (_, index) => String(index + 1));
/** Texts stay as they are typed: a post code keeps its zeros, and 1-2 becomes no date. */
const asText = { numFmt: '@' } as const;

type Texts = Record<EntityImportColumn, string>;
/** The choices of a column: the list is under this title. */
type Choice = { column: EntityImportColumn; title: string; entries: string[]; message: string };

/** The position of a choice's entries, and the program's message about other values. */
const validationOf = ({ column, entries, message }: Choice, place: number, language: Language) => {
  const words = sheetWords[language];
  const list = letterOf(place);
  return {
    type: 'list' as const,
    formula1: `'${words.lists}'!$${list}$2:$${list}$${Math.max(2, entries.length + 1)}`,
    allowBlank: true,
    showErrorMessage: true,
    // A warning, because a value that is not in the list yet may be another row.
    errorStyle: 'warning' as const,
    errorTitle: words.choiceTitle,
    errorMessage: message,
    range: `${letter(column)}2:${letter(column)}${entityImportLimits.rowsMax + 1}`,
  };
};

const dataSheet = (rows: readonly Texts[], choices: readonly Choice[], language: Language): WriteSheet => {
  const cells = new Map<string, { value?: string; style: typeof head | typeof asText }>(
    columns.map((_, index) => [`0,${index}`, { style: head }]),
  );
  for (const [row, texts] of rows.entries())
    for (const [index, { column }] of columns.entries())
      cells.set(`${row + 1},${index}`, { value: texts[column], style: asText });
  const titles = columns.map(({ column }) => entityImportColumns[column][language]);
  return {
    name: sheetWords[language].data,
    columns: columns.map(({ column, width }) => ({ width, hidden: column === 'id', style: asText })),
    rows: [titles, ...rows.map((texts) => columns.map(({ column }) => texts[column]))],
    cells,
    dataValidations: choices.map((choice, place) => validationOf(choice, place, language)),
    freezePane: { rows: 1, columns: 2 },
    autoFilter: { range: `A1:${letterOf(columns.length - 1)}${Math.max(2, rows.length + 1)}` },
  };
};

type Facts = {
  present: readonly Entity[];
  /** The boundary of a year, and who answers for entities. */
  facts: SheetFacts;
  query: EntitySheetQuery;
  application: string;
};

/** The sheet to fill in: empty, or with the active entities, each below its parent. Importing it again changes nothing. */
export const entityWorkbook = async ({
  present,
  facts,
  query,
  application,
}: Facts): Promise<Uint8Array<ArrayBuffer>> => {
  const { content, language } = query;
  const words = sheetWords[language];
  const inUse = present.filter((entity) => isInUse(entity) && !entity.isSample);
  const labelOf = labelsOf(inUse);
  const pathOf = pathsIn(inUse);
  const { compare } = new Intl.Collator(languageTags[language]);
  const sorted = inUse.toSorted((one, other) => compare(pathOf(one.id), pathOf(other.id)));
  const held = new Map(facts.holdings.map((holding) => [holding.entityId, holding]));
  const textsOf = (entity: Entity): Texts => ({
    id: entity.id,
    name: entity.name,
    type: entityTypeNames[entity.type][language],
    parent: labelOf(entity.parentId),
    fiscalYearStartMonth: String(entity.fiscalYearStartMonth),
    address: entity.address,
    postCode: entity.postCode,
    ...holdingTexts(facts.year, held.get(entity.id) ?? wholeHolding, language),
  });
  const holding = holdingWords[language];
  const types = entityTypes.map((type) => entityTypeNames[type][language]);
  const parents = sorted.map(({ id }) => labelOf(id));
  const choices: Choice[] = [
    { column: 'type', title: 'type', entries: types, message: words.choiceMessage },
    { column: 'parent', title: 'parent', entries: parents, message: words.parentMessage },
    { column: 'fiscalYearStartMonth', title: 'month', entries: months, message: words.choiceMessage },
    { column: 'kind', title: 'kind', entries: Object.values(holding.kinds), message: words.choiceMessage },
    { column: 'operated', title: 'operated', entries: [holding.yes, holding.no], message: words.choiceMessage },
    {
      column: 'financialControl',
      title: 'control',
      entries: Object.values(holding.controls),
      message: words.choiceMessage,
    },
  ];
  const paths = sorted.map(({ id }) => ({ id, path: pathOf(id) }));
  const sheets = [
    dataSheet(content === 'entities' ? sorted.map(textsOf) : [], choices, language),
    ...(content === 'entities' ? [peopleSheet(paths, facts, language)] : []),
    stepsSheet(words.title, words.steps, words.instructions),
    listsSheet(choices, words.lists),
  ];
  return writeWorkbook({ sheets, defaultFont: { name: 'Calibri', size: 11 } }, application);
};
