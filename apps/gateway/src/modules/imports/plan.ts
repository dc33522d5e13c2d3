import {
  type AnswerValue,
  type AnswerValueOf,
  checkDataPoint,
  dataPointLimits,
  daysIn,
  type ImportItem,
  type ImportPointState,
  type ImportRemark,
  plainRichText,
  sameJson,
} from '@esg/contract';
import { findMetric } from '@esg/standards';
import { type Standing, totalOf } from '../data-points/index.ts';
import type { NewItem } from './items.repository.ts';
import { type Figures, mergeFigures } from './merge-figures.ts';
import type { ReadItem } from './rows/types.ts';

/** Stored data at the place of an item: others of its series that share some of its days, and the one before them. */
export type Surroundings = { standing: readonly Standing[]; previous: Standing | undefined; changeThreshold: number };

const isFigures = (value: AnswerValue | undefined): value is Figures =>
  value?.type === 'number' || value?.type === 'integer';

/** The new value in the file's languages and lines; the others and unchanged formatting stay. */
const mergedValue = (own: Standing, item: ReadItem, read: AnswerValue): AnswerValue => {
  const stored = own.value;
  const metric = findMetric(item.place.metricKey ?? '');
  if (isFigures(read) && isFigures(stored) && metric) {
    const merged = mergeFigures(stored, read, item.version === own.version ? (item.parts ?? []) : [], metric);
    return sameJson(merged.rows, stored.rows) ? stored : merged;
  }
  if (read.type === 'richTextArea' && stored?.type === 'richTextArea') {
    const blocks = { ...stored.blocks };
    for (const language of ['en', 'zhTw'] as const) {
      const own = read.blocks[language];
      const other = stored.blocks[language];
      const same = own && other && plainRichText(own) === plainRichText(other);
      if (own && !same) blocks[language] = own;
    }
    return { type: 'richTextArea', blocks };
  }
  const isText = (value: AnswerValue | undefined) => value?.type === 'text' || value?.type === 'textArea';
  if (isText(read) && isText(stored) && read.type === stored.type) {
    const { text } = read as AnswerValueOf<'text'>;
    return { ...read, text: { ...(stored as AnswerValueOf<'text'>).text, ...text } } as AnswerValue;
  }
  return sameJson(stored, read) ? stored : read;
};

const stateOf = ({ value, source, internal, quality, methodology, explanation }: Standing): ImportPointState => ({
  value,
  source,
  internal,
  quality,
  methodology,
  explanation,
});

/** The defaults of a figure entered by hand: it inherits the methodology of the period before. */
const blankState = (previous: Standing | undefined): Omit<ImportPointState, 'value'> => ({
  source: '',
  internal: false,
  quality: null,
  methodology: previous?.methodology ?? '',
  explanation: '',
});

/** The file's content merged into the stored data; a remark is added to the description of the method. */
const withGiven = (
  state: Omit<ImportPointState, 'value'>,
  { note = '', ...given }: ReadItem['given'],
): Omit<ImportPointState, 'value'> => {
  const after = { ...state, ...given };
  if (note === '' || after.methodology.split('\n').includes(note)) return after;
  const joined = [after.methodology, note].filter(Boolean).join('\n');
  return { ...after, methodology: joined.length > dataPointLimits.methodologyLengthMax ? note : joined };
};

/** The number of days by which periods of one template differ. */
const slackDays = 3;

const remarksOf = (
  item: ReadItem,
  after: ImportPointState,
  { previous, changeThreshold }: Surroundings,
): ImportRemark[] => {
  const metric = findMetric(item.place.metricKey ?? '');
  const { period } = item.place;
  if (!metric || !period || !isFigures(after.value)) return [];
  const before = previous && { start: previous.periodStart, end: previous.periodEnd };
  const isComparable = before && Math.abs(daysIn(before) - daysIn(period)) <= slackDays;
  const amount =
    previous?.totalNumber && previous.totalUnit ? { number: previous.totalNumber, unit: previous.totalUnit } : null;
  const findings = checkDataPoint({
    value: after.value,
    total: totalOf(after.value, metric),
    unitKind: metric.unitKind,
    period,
    explanation: after.explanation,
    changeThreshold,
    others: [],
    previous:
      previous && before && isComparable
        ? { id: previous.id, period: before, value: previous.value, total: amount }
        : null,
  });
  return findings.flatMap(({ kind, params }): ImportRemark[] =>
    kind === 'change' || kind === 'unit_slip' || kind === 'sign'
      ? [{ row: item.rows[0] ?? item.position, note: kind, facts: params }]
      : [],
  );
};

const beforeOf = (standing: Standing): ImportItem['before'] => ({
  ...stateOf(standing),
  version: standing.version,
  updatedAt: standing.updatedAt,
  updatedBy: { id: standing.updatedById, name: standing.updatedByName },
});

/** A person's answer about a row can be changed, whatever its result was. */
const isSettled = ({ note }: ImportRemark) => note === 'settled' || note === 'unit_settled';

/** Compares the file's content with the stored data and returns the planned results. Pure: the caller passes the stored data. */
export const planItem = (item: ReadItem, around: Surroundings): NewItem => {
  const { position, rows, place, texts, value, given, version, issues, remarks } = item;
  const shared = { position, rows, place, texts, issues, remarks, before: null, after: null, dataPointId: null };
  if (item.left) return { ...shared, kind: 'left' };
  if (value === null || issues.length > 0) return { ...shared, kind: 'error' };
  const own = around.standing.find(({ reportingTimeId }) => reportingTimeId === place.reportingTimeId);
  const other = around.standing.find(({ id }) => id !== own?.id);
  if (other) {
    const facts = { start: other.periodStart, end: other.periodEnd };
    return {
      ...shared,
      kind: 'error',
      issues: [{ row: rows[0] ?? position, field: 'period', rule: 'overlap', facts }],
    };
  }
  if (!own) {
    // A remark in the file replaces the one from the period before.
    const blank = blankState(given.note ? undefined : around.previous);
    const after = { ...withGiven(blank, given), value };
    return { ...shared, kind: 'new', after, remarks: [...remarks, ...remarksOf(item, after, around)] };
  }
  const after = { ...withGiven(stateOf(own), given), value: mergedValue(own, item, value) };
  const known = { ...shared, dataPointId: own.id };
  if (sameJson(after, stateOf(own))) return { ...known, kind: 'same', texts: {}, remarks: remarks.filter(isSettled) };
  return {
    // An unchanged figure is no conflict, whatever else differs.
    ...known,
    after,
    before: beforeOf(own),
    kind: version === own.version || sameJson(after.value, own.value) ? 'changed' : 'conflict',
    remarks: [...remarks, ...remarksOf(item, after, around)],
  };
};
