import type { ValueRow } from '@esg/contract';
import { decimalPattern } from '@esg/quantities';
import { convert, metricTree, unitsOfKind } from '@esg/standards';
import { writeCsv } from 'hucre/csv';
import type { WriteSheet } from 'hucre/xlsx';
import { writeWorkbook } from '../../../platform/workbooks/index.ts';
import { headings } from '../mapping/headings.ts';
import { periodTextOf, unitTextOf } from '../rows/value-text.ts';
import { numberOf, type TemplateFacts, usualUnit } from './rows.ts';
import { head, letterOf, listsSheet, stepsSheet } from './sheet.ts';
import { templateWords } from './words.ts';

/** One row of the sheet: a topic, or one line of a metric with a figure for each time. */
type Row =
  | { topic: string }
  | {
      topic: null;
      texts: { metric: string; section: string; descriptor: string; entity: string; unit: string };
      values: (string | number)[];
      unitKind: string;
    };
type Field = keyof Extract<Row, { topic: null }>['texts'];

const figuresOf = (point: TemplateFacts['points'][number]): readonly ValueRow[] =>
  point.value.type === 'number' || point.value.type === 'integer' ? point.value.rows : [];

/** The figure in the row's unit; nothing where it cannot be converted. */
const inUnit = ({ number, unit }: ValueRow, kind: string, wanted: string): string | number => {
  const said = unit === wanted ? number : convert(number, kind, unit, wanted);
  return said !== undefined && decimalPattern.test(said) ? numberOf(said) : '';
};

/** Rows grouped by topic. Figures with labels and texts do not fit side by side: they are in the template with one figure a line. */
export function* rowsSideBySide(facts: TemplateFacts): Generator<Row, void, undefined> {
  const { metrics, subjects, times, language, breakdowns, missingOnly, entities } = facts;
  const topics = new Map(metricTree().flatMap(({ topics: all }) => all.map(({ id, name }) => [id, name] as const)));
  const keyOf = (sectionId: string, entityId: string | null) => `${sectionId}/${entityId ?? ''}`;
  const standing = Map.groupBy(
    facts.points.filter(({ labelKey }) => !labelKey),
    ({ sectionId, entityId }) => keyOf(sectionId, entityId),
  );
  let last = '';
  for (const metric of metrics) {
    const { unitKind } = metric;
    if (unitKind === null) continue;
    const parts = metric.subMetrics.slice(0, breakdowns ? undefined : 1);
    for (const [place, part] of parts.entries())
      for (const subject of subjects) {
        const entityId = subject === 'organisation' ? null : subject;
        const points = standing.get(keyOf(part.sections[0]?.id ?? '', entityId)) ?? [];
        const lines = new Set(points.flatMap((point) => figuresOf(point).map(({ descriptor }) => descriptor)));
        const rows = Array.from(lines.size > 0 ? lines : [''], (descriptor) => ({
          descriptor,
          figures: times.map(({ id }) =>
            points
              .filter(({ reportingTimeId }) => reportingTimeId === id)
              .flatMap(figuresOf)
              .find((figure) => figure.descriptor === descriptor),
          ),
        }));
        // A breakdown is read as a whole: one missing line of it brings all of them.
        if (missingOnly && rows.every(({ figures }) => figures.every(Boolean))) continue;
        for (const { descriptor, figures } of rows) {
          const unit = figures.findLast((figure) => figure !== undefined)?.unit;
          if (metric.topic !== last) yield { topic: topics.get(metric.topic)?.[language] ?? '' };
          last = metric.topic;
          yield {
            topic: null,
            unitKind,
            texts: {
              metric: metric.name[language],
              section: place === 0 ? '' : part.name[language],
              descriptor,
              entity: entityId === null ? templateWords[language].organisation : (entities.get(entityId)?.name ?? ''),
              unit: unit === undefined ? usualUnit(metric) : unitTextOf(unitKind, unit),
            },
            values: figures.map((figure) => (figure && unit !== undefined ? inUnit(figure, unitKind, unit) : '')),
          };
        }
      }
  }
}

const widths: Record<Field, number> = { metric: 46, section: 26, descriptor: 20, entity: 24, unit: 16 };

const tableOf = (facts: TemplateFacts) => {
  const { language, times, breakdowns, subjects } = facts;
  const rows = [...rowsSideBySide(facts)];
  const hasLines = rows.some((row) => row.topic === null && row.texts.descriptor !== '');
  const fields: Field[] = ['metric'];
  if (breakdowns) fields.push('section');
  if (breakdowns || hasLines) fields.push('descriptor');
  if (subjects.some((subject) => subject !== 'organisation')) fields.push('entity');
  fields.push('unit');
  const titles = [
    ...fields.map((field) => headings[field][language]),
    ...times.map((time) => periodTextOf(time, language)),
  ];
  const cells = rows.map((row) =>
    row.topic === null ? [...fields.map((field) => row.texts[field]), ...row.values] : [row.topic],
  );
  return { rows, fields, titles, cells };
};

/** A workbook with reporting times side by side, without any id: an import reads it by its names. */
export const sideBySideWorkbook = async (facts: TemplateFacts): Promise<Uint8Array> => {
  const { language, times } = facts;
  const words = templateWords[language];
  const { rows, fields, titles, cells } = tableOf(facts);
  const kinds = [...new Set(rows.flatMap((row) => (row.topic === null ? [row.unitKind] : [])))];
  const lists = kinds.map((kind) => ({
    title: kind,
    entries: unitsOfKind(kind).map(({ code }) => unitTextOf(kind, code)),
  }));
  const unitLetter = letterOf(fields.indexOf('unit'));
  const data: WriteSheet = {
    name: words.data,
    columns: [...fields.map((field) => ({ width: widths[field] })), ...times.map(() => ({ width: 16 }))],
    rows: [titles, ...cells],
    cells: new Map([
      ...titles.map((_, index) => [`0,${index}`, { style: head }] as const),
      ...rows.flatMap((row, index) => (row.topic === null ? [] : [[`${index + 1},0`, { style: head }] as const])),
    ]),
    dataValidations: rows.flatMap((row, index) => {
      const list = row.topic === null ? kinds.indexOf(row.unitKind) : -1;
      const letter = letterOf(list);
      return list < 0
        ? []
        : [
            {
              type: 'list' as const,
              allowBlank: true,
              showErrorMessage: true,
              errorStyle: 'warning' as const,
              errorTitle: words.unitTitle,
              errorMessage: words.unitMessage,
              formula1: `'${words.lists}'!$${letter}$2:$${letter}$${(lists[list]?.entries.length ?? 0) + 1}`,
              range: `${unitLetter}${index + 2}`,
            },
          ];
    }),
    freezePane: { rows: 1, columns: 1 },
  };
  return writeWorkbook({
    sheets: [data, stepsSheet(words.title, words.yearSteps, words.instructions), listsSheet(lists, words.lists)],
    defaultFont: { name: 'Calibri', size: 11 },
  });
};

/** The same as CSV. */
export const sideBySideCsv = (facts: TemplateFacts): Uint8Array => {
  const { titles, cells } = tableOf(facts);
  return new TextEncoder().encode(
    writeCsv([titles, ...cells], { bom: true, escapeFormulae: true, lineSeparator: '\r\n' }),
  );
};
