import type { Bilingual } from '@esg/contract';
import type { BranchRow, CrosswalkRow, FrameworkRow, MetricRow } from '../../src/rows.ts';
import { bilingual, col, list, type Row, type Source, slug, worded, wordsOf } from './source.ts';

const fieldTypes: Record<string, MetricRow['type']> = {
  Text: 'text',
  'Text Area': 'textArea',
  'Rich text area': 'richTextArea',
  Date: 'date',
  'Single Select': 'singleSelect',
  'Multi Select': 'multiSelect',
  Number: 'number',
  Integer: 'integer',
  Country: 'country',
  DatePeriod: 'datePeriod',
  Checkbox: 'checkbox',
};

/** The definition in both languages, or nothing while Chinese is missing. */
const hintOf = (row: Row): Bilingual | null => {
  const zhTw = wordsOf('hints')[col(row, 'key')];
  return zhTw ? { en: col(row, 'definition'), zhTw } : null;
};

const branchIds = (row: Row) => {
  const dimension = slug(col(row, 'dimension'));
  const topic = `${dimension}.${slug(col(row, 'topic'))}`;
  return { dimension, topic, category: `${topic}.${slug(col(row, 'category'))}` };
};

const metricOf = (row: Row): MetricRow => {
  const type = fieldTypes[col(row, 'field_type')];
  if (!type) throw new Error(`Unknown field type "${row.field_type}" of ${row.key}`);
  const numeric = type === 'number' || type === 'integer';
  return {
    key: col(row, 'key'),
    name: bilingual(row, 'name'),
    hint: hintOf(row),
    ...branchIds(row),
    type,
    unitKind: numeric ? col(row, 'unit_kind') : null,
    decimals: type === 'number' ? Number(col(row, 'decimals') || 0) : 0,
    nature: col(row, 'period_nature') as MetricRow['nature'],
    aggregation: col(row, 'aggregation') as MetricRow['aggregation'],
    breakdowns: list(col(row, 'sub_metric_breakdowns')).map((entry) => ({
      id: slug(entry),
      label: worded('breakdowns', entry),
    })),
    evidence: list(col(row, 'typical_evidence')).map((entry) => worded('evidence', entry)),
  };
};

/** The shared metric library. */
export const metricsOf = (read: Source): MetricRow[] => read('metrics').map(metricOf);

/** The branches of the metrics, in the order of the library. */
export const branchesOf = (read: Source): BranchRow[] => {
  const branches = new Map<string, BranchRow>();
  for (const row of read('metrics')) {
    const { dimension, topic, category } = branchIds(row);
    for (const [id, parent, column] of [
      [dimension, null, 'dimension'],
      [topic, dimension, 'topic'],
      [category, topic, 'category'],
    ] as const)
      if (!branches.has(id)) branches.set(id, { id, parent, name: worded('branches', col(row, column)) });
  }
  return [...branches.values()];
};

/** Which disclosures and requirements each metric feeds, in the order of the frameworks. */
export const crosswalkOf = (metrics: MetricRow[], frameworks: FrameworkRow[]): Record<string, CrosswalkRow[]> => {
  const uses: Record<string, CrosswalkRow[]> = Object.fromEntries(metrics.map(({ key }) => [key, []]));
  for (const { versionId, disclosures } of frameworks)
    for (const disclosure of disclosures)
      for (const { code, metrics: used } of [disclosure, ...disclosure.requirements])
        for (const { key, coverage } of used) {
          const found = uses[key];
          if (!found)
            throw new Error(`${versionId} ${code} names the metric "${key}", which the library does not hold`);
          found.push({ versionId, code, of: code === disclosure.code ? null : disclosure.code, coverage });
        }
  return uses;
};
