import type { AnswerValue, Entity, ImportField, Language, Metric, ReportingTime, Subject } from '@esg/contract';
import { unitsOfKind } from '@esg/standards';
import type { Standing } from '../../data-points/index.ts';
import { writeRowId } from '../rows/row-id.ts';
import { answerTextOf, periodTextOf, unitTextOf } from '../rows/value-text.ts';
import { templateWords } from './words.ts';

/** One row of a template: texts by field, and its `code`; `value` is a number where a spreadsheet stores it exactly. */
export type TemplateRow = Record<Exclude<ImportField, 'value' | 'note'> | 'code', string> & {
  value: string | number;
  unitKind: string | null;
};

export type TemplateFacts = {
  language: Language;
  metrics: readonly Metric[];
  times: readonly ReportingTime[];
  subjects: readonly Subject[];
  entities: ReadonlyMap<string, Entity>;
  labels: ReadonlyMap<string, string>;
  /** The text of the piece. */
  points: readonly (Standing & { sectionId: string; entityId: string | null })[];
  breakdowns: boolean;
  missingOnly: boolean;
};
type Point = TemplateFacts['points'][number];

/** The number of digits that a spreadsheet keeps. */
const exactDigits = 15;
/** A number where a spreadsheet stores it exactly, else its text. */
export const numberOf = (text: string) => (text.replace(/[-.]/g, '').length <= exactDigits ? Number(text) : text);

type Line = { value: string | number; unit: string; descriptor: string };

/** The default unit of an empty row; none for currencies, where a wrong guess would be costly. */
export const usualUnit = ({ unitKind }: Metric) => {
  const [first] = unitKind === null || unitKind.startsWith('currency') ? [] : unitsOfKind(unitKind);
  return unitKind === null || !first ? '' : unitTextOf(unitKind, first.code);
};

const linesOf = (value: AnswerValue | undefined, metric: Metric, language: Language): Line[] => {
  if (value?.type === 'number' || value?.type === 'integer')
    return value.rows.map(({ number, unit, descriptor }) => ({
      value: numberOf(number),
      unit: metric.unitKind === null ? unit : unitTextOf(metric.unitKind, unit),
      descriptor,
    }));
  return [{ value: value ? answerTextOf(value, metric, language) : '', unit: usualUnit(metric), descriptor: '' }];
};

type Cell = {
  metric: Metric;
  part: string;
  sectionId: string;
  kind: 'figures' | 'answer';
  time: ReportingTime;
  entityId: string | null;
};

const rowsOfCell = (cell: Cell, point: Point | undefined, facts: TemplateFacts): TemplateRow[] => {
  const { language, entities, labels } = facts;
  const { metric, part, sectionId, kind, time, entityId } = cell;
  const words = templateWords[language];
  const labelIds = point?.labelKey ? point.labelKey.split(',') : [];
  return linesOf(point?.value, metric, language).map((line, index) => ({
    rowId: writeRowId({
      sectionId,
      entityId,
      reportingTimeId: time.id,
      labelIds,
      kind,
      part: index,
      version: point?.version ?? 0,
    }),
    code: metric.key,
    metric: metric.name[language],
    section: part,
    entity: entityId === null ? words.organisation : (entities.get(entityId)?.name ?? ''),
    period: periodTextOf(time, language),
    start: time.period.start,
    end: time.period.end,
    labels: labelIds.map((id) => labels.get(id) ?? '').join('; '),
    ...line,
    source: point?.source ?? '',
    quality: point?.quality ? words.quality[point.quality] : '',
    internal: point ? words[point.internal ? 'yes' : 'no'] : '',
    methodology: point?.methodology ?? '',
    explanation: point?.explanation ?? '',
    unitKind: metric.unitKind,
  }));
};

const keyOf = (sectionId: string, entityId: string | null, timeId: string) =>
  `${sectionId}/${entityId ?? ''}/${timeId}`;

/** Rows of a template: by metric, then entity, then time; stored values are filled in, labels included. */
export function* templateRows(facts: TemplateFacts): Generator<TemplateRow, void, undefined> {
  const { metrics, subjects, times, language, breakdowns, missingOnly } = facts;
  const standing = Map.groupBy(facts.points, (point) => keyOf(point.sectionId, point.entityId, point.reportingTimeId));
  for (const metric of metrics)
    for (const { name, sections } of breakdowns ? metric.subMetrics : metric.subMetrics.slice(0, 1))
      for (const { id: sectionId, kind } of sections)
        for (const subject of subjects)
          for (const time of times) {
            const entityId = subject === 'organisation' ? null : subject;
            const points = standing.get(keyOf(sectionId, entityId, time.id)) ?? [];
            if (missingOnly && points.length > 0) continue;
            const cell = { metric, part: name[language], sectionId, kind, time, entityId };
            for (const point of points.length > 0 ? points : [undefined]) yield* rowsOfCell(cell, point, facts);
          }
}
