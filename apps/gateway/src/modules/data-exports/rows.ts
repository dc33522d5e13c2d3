import {
  type AnswerValue,
  type Entity,
  type Language,
  languages,
  type Metric,
  type ReportingTime,
} from '@esg/contract';
import { findMetric, metricLibrary } from '@esg/standards';
import type { Cell } from '../../platform/workbooks/index.ts';
import { answerTextOf, unitTextOf, writeRowId } from '../imports/index.ts';
import type { ShownPoint } from './points.repository.ts';
import { type ColumnKey, fileWords } from './words.ts';

/** Columns of the file in their order. The row id stands first and is hidden in a workbook. */
export const columns: readonly { readonly key: ColumnKey; readonly width: number; readonly hidden?: boolean }[] = [
  { key: 'rowId', width: 12, hidden: true },
  { key: 'dimension', width: 16 },
  { key: 'topic', width: 22 },
  { key: 'code', width: 28 },
  { key: 'metric', width: 40 },
  { key: 'section', width: 22 },
  { key: 'entity', width: 26 },
  { key: 'period', width: 16 },
  { key: 'start', width: 12 },
  { key: 'end', width: 12 },
  { key: 'labels', width: 20 },
  { key: 'descriptor', width: 24 },
  { key: 'value', width: 24 },
  { key: 'unit', width: 12 },
  { key: 'otherText', width: 24 },
  { key: 'source', width: 26 },
  { key: 'quality', width: 14 },
  { key: 'internal', width: 10 },
  { key: 'methodology', width: 36 },
  { key: 'explanation', width: 36 },
  { key: 'updated', width: 28 },
];

/** Names that the rows use. */
export type Names = {
  readonly language: Language;
  readonly entities: ReadonlyMap<string, Entity>;
  readonly times: ReadonlyMap<string, ReportingTime>;
  /** The name of each reporting time, formatted once, because a formatter per row costs more than the row. */
  readonly periods: ReadonlyMap<string, string>;
  readonly labels: ReadonlyMap<string, string>;
  readonly branches: ReadonlyMap<string, string>;
};

/** Names of dimensions and topics by id. */
export const branchNames = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    metricLibrary().dimensions.flatMap(({ id, name, topics }) => [
      [id, name[language]] as const,
      ...topics.map((topic) => [topic.id, topic.name[language]] as const),
    ]),
  );

type ValueCells = Partial<Record<ColumnKey, Cell>>;

const unitCell = ({ unitKind }: Metric, unit: string): Cell => ({
  text: unitKind === null ? unit : unitTextOf(unitKind, unit),
});

/** Figures row by row; every other answer in one, with its text in the other language beside it. */
const valueCells = (value: AnswerValue, metric: Metric, language: Language): ValueCells[] => {
  if (value.type === 'number' || value.type === 'integer')
    return value.rows.map(({ number, unit, descriptor }) => ({
      value: { number, decimals: metric.decimals, unit },
      unit: unitCell(metric, unit),
      descriptor: { text: descriptor },
    }));
  if (value.type === 'date') return [{ value: { day: value.date } }];
  const translated = value.type === 'text' || value.type === 'textArea' || value.type === 'richTextArea';
  const other = languages.find((each) => each !== language) ?? language;
  return [
    {
      value: { text: answerTextOf(value, metric, language) },
      otherText: translated ? { text: answerTextOf(value, metric, other) } : null,
    },
  ];
};

const quiet = (text: string): Cell => ({ text, look: 'quiet' });

/** The rows of one data point: one per value row, each complete in itself. */
export const rowsOfPoint = (point: ShownPoint, names: Names): Cell[][] => {
  const { language, entities, periods, labels, branches } = names;
  const words = fileWords[language];
  const metric = findMetric(point.metricKey);
  if (!metric) return [];
  const part = metric.subMetrics.find(({ sections }) => sections.some(({ id }) => id === point.sectionId));
  const labelIds = point.labelKey === '' ? [] : point.labelKey.split(',');
  const entity = point.entityId === null ? words.wholeOrganisation : entities.get(point.entityId)?.name;
  const shared: Partial<Record<ColumnKey, Cell>> = {
    dimension: { text: branches.get(metric.dimension) ?? '' },
    topic: { text: branches.get(metric.topic) ?? '' },
    code: quiet(metric.key),
    metric: { text: metric.name[language] },
    section: { text: part?.name[language] ?? '' },
    entity: { text: entity ?? '' },
    period: { text: periods.get(point.reportingTimeId) ?? '' },
    start: { day: point.periodStart },
    end: { day: point.periodEnd },
    labels: { text: labelIds.map((id) => labels.get(id) ?? '').join('; ') },
    source: { text: point.source },
    quality: { text: point.quality ? words.quality[point.quality] : '' },
    internal: { text: point.internal ? words.yes : words.no },
    methodology: { text: point.methodology },
    explanation: { text: point.explanation },
    updated: quiet(`${point.updatedAt.toISOString().slice(0, 10)} ${point.updatedByName}`),
  };
  const { sectionId, entityId, reportingTimeId, version } = point;
  const kind = metric.unitKind === null ? 'answer' : 'figures';
  return valueCells(point.value, metric, language).map((cells, place) => {
    const rowId = writeRowId({ sectionId, entityId, reportingTimeId, labelIds, kind, part: place, version });
    const row = { ...shared, ...cells, rowId: quiet(rowId) };
    return columns.map(({ key }) => row[key] ?? null);
  });
};

/** The row that names the columns. */
export const headings = (language: Language): Cell[] =>
  columns.map(({ key }) => ({ text: fileWords[language].columns[key], look: 'head' }));
