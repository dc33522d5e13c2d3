import {
  type AnswerValue,
  type BoardCell,
  type CollectionFigure,
  type CollectionFigures,
  cellStateOf,
  cellsIn,
  defineWords,
  formatDay,
  type Language,
  type MetricDetail,
  unitPrinted,
} from '@esg/contract';
import { usualPartIn } from '@esg/contract/part-names';
import type { CellValue } from 'hucre';
import { typedNumber } from '../../platform/workbooks/index.ts';
import { metricOf } from '../data-points/index.ts';
import { answerTextOf } from '../imports/index.ts';

const words = defineWords({
  en: {
    figures: 'Figures',
    heads: {
      status: 'Status',
      figure: 'Figure',
      part: 'Breakdown',
      value: 'Value',
      unit: 'Unit',
      period: 'Period',
      before: 'Same period last year',
      change: 'Change in %',
      state: 'State',
      reason: 'Why it can’t be answered',
      source: 'Source',
      documents: 'Documents',
      enteredBy: 'Entered by',
      enteredOn: 'Entered on',
    },
  },
  zhTw: {
    figures: '數字',
    heads: {
      status: '狀況',
      figure: '數據項目',
      part: '細分',
      value: '數值',
      unit: '單位',
      period: '期間',
      before: '去年同期',
      change: '變幅（%）',
      state: '填報狀況',
      reason: '未能回答的原因',
      source: '來源',
      documents: '證明文件',
      enteredBy: '輸入者',
      enteredOn: '輸入日期',
    },
  },
});

type Column = 'entity' | keyof (typeof words)['en']['heads'];
const widths: Record<Column, number> = {
  entity: 36,
  status: 14,
  figure: 44,
  part: 18,
  value: 18,
  unit: 12,
  period: 28,
  before: 18,
  change: 12,
  state: 14,
  reason: 30,
  source: 30,
  documents: 12,
  enteredBy: 22,
  enteredOn: 14,
};
const columns = Object.keys(widths) as Column[];
type Line = Partial<Record<Column, CellValue>>;

type Amount = { readonly part: string; readonly value: CellValue; readonly unit: string };

/** A value line by line: its rows, or its words. */
const amountsOf = (value: AnswerValue, { metric, units }: MetricDetail, language: Language): Amount[] => {
  if (value.type !== 'number' && value.type !== 'integer')
    return [{ part: '', value: answerTextOf(value, metric, language), unit: '' }];
  return value.rows.map(({ number, unit, descriptor, names }) => {
    const known = units.find(({ code }) => code === unit);
    return {
      part: names?.[language] ?? usualPartIn(descriptor, language),
      value: typedNumber(number),
      unit: known ? unitPrinted(known, language) : unit,
    };
  });
};

/** An amount beside another one: with its unit where that is another one. */
const besides = (then: Amount, { unit }: Amount): CellValue =>
  then.unit === unit ? then.value : `${then.value} ${then.unit}`;

/** The lines of an answer, one for each of its parts; what is said of the whole answer stands in the first. */
const linesOf = (figure: CollectionFigure, metric: MetricDetail, language: Language): Line[] => {
  const amounts = figure.value ? amountsOf(figure.value, metric, language) : [];
  const before = figure.before ? amountsOf(figure.before, metric, language) : [];
  const said: Line = {
    change: figure.change === null ? null : typedNumber(figure.change),
    source: figure.source,
    documents: figure.documents,
    enteredBy: figure.updatedBy.name,
    enteredOn: formatDay(figure.updatedAt.slice(0, 'yyyy-mm-dd'.length), language),
  };
  const [first, ...others] = amounts.map((amount): Line => {
    const then = before.find(({ part }) => part === amount.part);
    return { part: amount.part, value: amount.value, unit: amount.unit, before: then ? besides(then, amount) : null };
  });
  return [{ ...first, ...said }, ...others];
};

type Shown = CollectionFigures & {
  readonly sectionIds: readonly string[];
  readonly rows: readonly { readonly entityId: string; readonly cells: string }[];
};

type Words = {
  readonly language: Language;
  /** What those that are asked are called, at the head of their column. */
  readonly asked: string;
  readonly period: string;
  readonly entityOf: (entityId: string) => string;
  readonly statusOf: (entityId: string) => string;
  readonly sectionOf: (sectionId: string) => string;
  readonly stateOf: (cell: BoardCell) => string;
};

const keyOf = ({ entityId, sectionId }: { entityId: string; sectionId: string }) => `${entityId} ${sectionId}`;

/** Every question of every entity or supplier: a line for each part of its answer, or one that says why there is none. */
export const figuresSheetOf = ({ sectionIds, rows, metrics, figures, blocked }: Shown, said: Words) => {
  const { language } = said;
  const { heads, figures: name } = words[language];
  const metricOfKey = new Map(metrics.map((detail) => [detail.metric.key, detail]));
  const figureAt = new Map(figures.map((figure) => [keyOf(figure), figure]));
  const reasonAt = new Map(blocked.map((block) => [keyOf(block), block.reason]));
  const answered = (entityId: string, sectionId: string): Line[] | undefined => {
    const figure = figureAt.get(keyOf({ entityId, sectionId }));
    const metric = metricOfKey.get(metricOf(sectionId)?.key ?? '');
    return figure && metric && linesOf(figure, metric, language);
  };
  const linesAt = (entityId: string, sectionId: string, cell: BoardCell): CellValue[][] => {
    const shared: Line = {
      entity: said.entityOf(entityId),
      status: said.statusOf(entityId),
      figure: said.sectionOf(sectionId),
      period: said.period,
      state: said.stateOf(cell),
      reason: cellStateOf(cell) === 'blocked' ? (reasonAt.get(keyOf({ entityId, sectionId })) ?? null) : null,
    };
    const lines = answered(entityId, sectionId) ?? [{}];
    return lines.map((line) => columns.map((column) => shared[column] ?? line[column] ?? null));
  };
  return {
    name,
    rows: [
      columns.map((column) => (column === 'entity' ? said.asked : heads[column])),
      ...rows.flatMap(({ entityId, cells }) =>
        cellsIn(cells).flatMap((cell, at) => linesAt(entityId, sectionIds[at] ?? '', cell)),
      ),
    ],
    columns: columns.map((column) => ({ width: widths[column] })),
    freezePane: { rows: 1, columns: 1 },
  };
};
