import {
  languageTags,
  type Supplier,
  type SupplierImportColumn,
  type SupplierSheetQuery,
  supplierImportColumns,
  supplierImportLimits,
} from '@esg/contract';
import { findCountry, listCountries } from '@esg/standards';
import type { WriteSheet } from 'hucre/xlsx';
import { writeWorkbook } from '../../platform/workbooks/index.ts';
import { head, letterOf, listsSheet, stepsSheet } from '../imports/index.ts';
import { sheetWords } from './words.ts';

const columns: readonly { column: SupplierImportColumn; width: number }[] = [
  { column: 'id', width: 10 },
  { column: 'name', width: 40 },
  { column: 'reference', width: 24 },
  { column: 'country', width: 28 },
  { column: 'contactEmail', width: 36 },
];
/** Texts stay as they are typed: a reference keeps its zeros. */
const asText = { numFmt: '@' } as const;

type Texts = Record<SupplierImportColumn, string>;

/** The choices of the column of countries, from the sheet of lists. */
const countriesOf = (entries: readonly string[], language: SupplierSheetQuery['language']) => {
  const words = sheetWords[language];
  const letter = letterOf(columns.findIndex(({ column }) => column === 'country'));
  return {
    type: 'list' as const,
    formula1: `'${words.lists}'!$A$2:$A$${entries.length + 1}`,
    allowBlank: true,
    showErrorMessage: true,
    // A warning, because codes of countries are read, too.
    errorStyle: 'warning' as const,
    errorTitle: words.choiceTitle,
    errorMessage: words.choiceMessage,
    range: `${letter}2:${letter}${supplierImportLimits.rowsMax + 1}`,
  };
};

const dataSheet = (
  rows: readonly Texts[],
  countries: readonly string[],
  language: SupplierSheetQuery['language'],
): WriteSheet => {
  const cells = new Map<string, { value?: string; style: typeof head | typeof asText }>(
    columns.map((_, index) => [`0,${index}`, { style: head }]),
  );
  for (const [row, texts] of rows.entries())
    for (const [index, { column }] of columns.entries())
      cells.set(`${row + 1},${index}`, { value: texts[column], style: asText });
  return {
    name: sheetWords[language].data,
    columns: columns.map(({ column, width }) => ({ width, hidden: column === 'id', style: asText })),
    rows: [
      columns.map(({ column }) => supplierImportColumns[column][language]),
      ...rows.map((texts) => columns.map(({ column }) => texts[column])),
    ],
    cells,
    dataValidations: [countriesOf(countries, language)],
    freezePane: { rows: 1, columns: 2 },
    autoFilter: { range: `A1:${letterOf(columns.length - 1)}${Math.max(2, rows.length + 1)}` },
  };
};

type Facts = {
  readonly present: readonly Supplier[];
  readonly query: SupplierSheetQuery;
  readonly application: string;
};

/** The sheet to fill in: empty, or with the suppliers in use by name. Importing it again changes nothing. */
export const supplierWorkbook = ({ present, query, application }: Facts): Promise<Uint8Array<ArrayBuffer>> => {
  const { content, language } = query;
  const words = sheetWords[language];
  const { compare } = new Intl.Collator(languageTags[language]);
  const countries = listCountries()
    .map(({ name }) => name[language])
    .toSorted(compare);
  const inUse = present
    .filter(({ archivedAt }) => archivedAt === null)
    .toSorted((one, other) => compare(one.name, other.name));
  const textsOf = ({ id, name, reference, country, contactEmail }: Supplier): Texts => ({
    id,
    name,
    reference,
    country: country === null ? '' : (findCountry(country)?.name[language] ?? country),
    contactEmail: contactEmail ?? '',
  });
  const sheets = [
    dataSheet(content === 'suppliers' ? inUse.map(textsOf) : [], countries, language),
    stepsSheet(words.title, words.steps, words.instructions),
    listsSheet([{ title: supplierImportColumns.country[language], entries: countries }], words.lists),
  ];
  return writeWorkbook({ sheets, defaultFont: { name: 'Calibri', size: 11 } }, application);
};
