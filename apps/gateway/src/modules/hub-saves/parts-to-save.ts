import {
  type AnswerValue,
  dataPointLimits,
  type Field,
  type HubSavePart,
  type Metric,
  type ValueRow,
  wholeRows,
} from '@esg/contract';
import { meaningOfPart } from '@esg/contract/part-names';
import type { PartLine } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { listOwnLabels } from '../data-points/index.ts';
import { isLineOf } from '../hub-offers/index.ts';

/** One answer of a report, or one part of it, with a metric of the library. */
export type Answered = {
  disclosureCode: string;
  field: Field;
  metric: Metric;
  part: HubSavePart | null;
  /** The line that the disclosure asks for, which may have another of its names in the data hub. */
  line?: PartLine;
  value: AnswerValue;
  answer: AnswerValue;
  version: number;
};
/** An answer, or a part of one, in its section. */
export type Placed = Answered & {
  sectionId: string;
  labelIds: readonly string[];
  newLabel: string | null;
  isFull: boolean;
};

/** The section of the whole. */
export const totalSection = (metric: Metric) => metric.subMetrics[0]?.sections[0]?.id;
const partSection = (metric: Metric, { breakdown }: HubSavePart) =>
  metric.subMetrics.find(({ id }) => id === `${metric.key}:${breakdown}`)?.sections[0]?.id;

/** The parts of a figure, each with its rows; those of a breakdown that the library lacks stay with the whole. */
export const partsOf = (value: AnswerValue, metric: Metric): { part: HubSavePart; value: AnswerValue }[] => {
  if (value.type !== 'number' && value.type !== 'integer') return [];
  const parts = new Map<string, { part: HubSavePart; rows: ValueRow[] }>();
  for (const { breakdown, ...row } of value.rows) {
    if (breakdown === undefined || !partSection(metric, { breakdown, name: '' })) continue;
    const [name = '', ...rest] = row.descriptor.split(' · ');
    const key = `${breakdown}\n${name}`;
    const known = parts.get(key) ?? { part: { breakdown, name }, rows: [] };
    known.rows.push({ ...row, descriptor: rest.join(' · ') });
    parts.set(key, known);
  }
  return [...parts.values()].map(({ part, rows }) => ({ part, value: { type: value.type, rows } }));
};

/** Whether any row of the figure is the whole: parts alone never are. */
export const hasWhole = (value: AnswerValue, parts: readonly unknown[]): boolean => {
  if (value.type !== 'number' && value.type !== 'integer') return true;
  const isGiven = value.rows.some(({ breakdown }) => breakdown === undefined);
  return isGiven || (parts.length === 0 && wholeRows(value.rows).length > 0);
};

type Named = { readonly id: string; readonly name: string };

/** The label with this name, else the first one with a usual name of the same part: Men for 男性. */
const labelNamed = (own: readonly Named[], name: string) =>
  own.find((label) => label.name === name) ?? own.find((label) => meaningOfPart(label.name) === meaningOfPart(name));

/** Each answer at its place in the data hub, with the labels of its parts. */
export const placedIn = async (scoped: Scoped, answered: readonly Answered[]): Promise<Placed[]> => {
  const labels = Map.groupBy(await listOwnLabels(scoped), ({ sectionId }) => sectionId);
  const added = new Map<string, Map<string, string>>();
  return answered.map((each) => {
    const { metric, part, line } = each;
    const sectionId = (part ? partSection(metric, part) : totalSection(metric)) ?? '';
    const own = labels.get(sectionId) ?? [];
    const named = (names: readonly string[]) => names.map((name) => labelNamed(own, name)?.id);
    const called = line && own.filter(({ name }) => isLineOf(line, name)).map(({ id }) => id);
    const found = [
      ...(called?.length === 1 ? [called] : []),
      named([part?.name ?? '']),
      named(part?.name.split(', ') ?? []),
    ].find((ids) => ids.every(Boolean));
    const labelIds = part && part.name !== '' ? (found ?? []).flatMap((id) => id ?? []) : [];
    const names = added.get(sectionId) ?? new Map<string, string>();
    added.set(sectionId, names);
    const isNew = part && part.name !== '' && labelIds.length === 0;
    if (isNew && !names.has(meaningOfPart(part.name))) names.set(meaningOfPart(part.name), part.name);
    const newLabel = isNew ? (names.get(meaningOfPart(part.name)) ?? part.name) : null;
    const isFull = own.length + names.size > dataPointLimits.labelsPerSectionMax;
    return { ...each, sectionId, labelIds, newLabel, isFull };
  });
};
