import {
  type ClimateImportField,
  type ClimateSheetQuery,
  climateImportColumns,
  climateImportFields,
  climateImportLimits,
  type Language,
  type NewClimateActivity,
  pathsIn,
} from '@esg/contract';
import { climateLibrary } from '@esg/standards';
import type { WriteSheet } from 'hucre/xlsx';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { writeWorkbook } from '../../platform/workbooks/index.ts';
import { findOwner } from '../brands/index.ts';
import { listStandingLines } from '../climate/index.ts';
import { listEntities } from '../entities/index.ts';
import { fileNameWith } from '../exports/index.ts';
import { head, letterOf, listsSheet, stepsSheet } from '../imports/index.ts';
import { sheetWords } from './words.ts';

type Texts = Record<ClimateImportField, string>;

const widths: Texts = {
  entity: '28',
  label: '28',
  activityType: '36',
  activity: '28',
  month: '12',
  amount: '16',
  unit: '12',
  basis: '14',
  region: '16',
  category: '12',
  source: '28',
  evidence: '14',
  estimate: '10',
};
/** Texts stay as they are typed: a meter number keeps its zeros, and 2025-03 becomes no date. */
const asText = { numFmt: '@' } as const;
const lotSize = 2000;

const textsOf =
  (language: Language, entityName: (id: string) => string) =>
  (line: NewClimateActivity): Texts => {
    const words = sheetWords[language];
    const type = climateLibrary().activityTypes.find(({ id }) => id === line.activityTypeId);
    return {
      entity: line.entityId === null ? '' : entityName(line.entityId),
      label: line.label,
      activityType: type?.name[language] ?? line.activityTypeId,
      activity: line.activity ?? '',
      month: line.month,
      amount: line.amount,
      unit: line.unit,
      basis: line.basis === null ? '' : words[line.basis],
      region: line.region ?? '',
      category: line.category === null ? '' : String(line.category),
      source: line.source,
      evidence: line.evidence,
      estimate: line.isEstimate ? words.yes : '',
    };
  };

const dataSheet = (rows: readonly Texts[], language: Language, types: readonly string[]): WriteSheet => {
  const words = sheetWords[language];
  const cells = new Map<string, { value?: string; style: typeof head | typeof asText }>(
    climateImportFields.map((_, index) => [`0,${index}`, { style: head }]),
  );
  for (const [row, texts] of rows.entries())
    for (const [index, field] of climateImportFields.entries())
      cells.set(`${row + 1},${index}`, { value: texts[field], style: asText });
  const typeColumn = letterOf(climateImportFields.indexOf('activityType'));
  const last = letterOf(climateImportFields.length - 1);
  return {
    name: words.data,
    columns: climateImportFields.map((field) => ({ width: Number(widths[field]), style: asText })),
    rows: [
      climateImportFields.map((field) => climateImportColumns[field][language]),
      ...rows.map((texts) => climateImportFields.map((field) => texts[field])),
    ],
    cells,
    dataValidations: [
      {
        type: 'list' as const,
        formula1: `'${words.lists}'!$A$2:$A$${types.length + 1}`,
        allowBlank: true,
        showErrorMessage: false,
        range: `${typeColumn}2:${typeColumn}${climateImportLimits.rowsMax + 1}`,
      },
    ],
    freezePane: { rows: 1, columns: 0 },
    autoFilter: { range: `A1:${last}${Math.max(2, rows.length + 1)}` },
  };
};

const readLines = async (scoped: Scoped): Promise<NewClimateActivity[]> => {
  const lines: NewClimateActivity[] = [];
  let after: string | undefined;
  for (;;) {
    const lot = await listStandingLines(scoped, after, lotSize);
    lines.push(...lot.map(({ line }) => line));
    if (lines.length > climateImportLimits.rowsMax) throw new ProblemError('import.too_many');
    if (lot.length < lotSize) return lines;
    after = lot.at(-1)?.id;
  }
};

/** A sheet to fill in, empty or with the lines that are there: imported again it changes nothing. Throws `import.too_many`. */
export const makeSheet = async (deps: GatewayDeps, scope: Scope, { content, language }: ClimateSheetQuery) => {
  const { entities, owner, lines } = await deps.database.withScope(scope, async (scoped) => ({
    entities: await listEntities(scoped),
    owner: await findOwner(scoped),
    lines: content === 'lines' ? await readLines(scoped) : [],
  }));
  const words = sheetWords[language];
  const types = climateLibrary().activityTypes.map(({ name }) => name[language]);
  const title =
    content === 'template'
      ? words.template
      : `${owner.organisation} ${words.data} ${deps.now().toISOString().slice(0, 10)}`;
  const pathOf = pathsIn(entities);
  const sheets = [
    dataSheet(lines.map(textsOf(language, pathOf)), language, types),
    stepsSheet(words.title, words.steps, words.instructions),
    listsSheet([{ title: climateImportColumns.activityType[language], entries: types }], words.lists),
  ];
  const bytes = await writeWorkbook({ sheets, defaultFont: { name: 'Calibri', size: 11 } }, owner.tenant);
  return { bytes, fileName: fileNameWith(title, 'xlsx', 'activity-data') };
};
