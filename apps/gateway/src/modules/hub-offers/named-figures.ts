import { type Denominator, defineWords, type Language, type Metric, type ValueRow } from '@esg/contract';
import type { Hub, Step } from '../data-points/index.ts';
import { denominatorWords, scopeWords } from '../metrics/index.ts';

/** Units of revenue that contain the amount they are divided by. */
const revenueTimes: readonly [RegExp, Denominator['times']][] = [
  [/\/\(1000000\.\{currency\}\)$/, '1000000'],
  [/\/\(1000\.\{currency\}\)$/, '1000'],
  [/\/\{currency\}$/, '1'],
];

/**
 * The name of a calculated intensity, with its denominator: “per employee”, “per HK$ million”. One of emissions names them, because
 * frameworks differ: “per employee, scope 1 and 2”.
 */
export const measured = (
  rows: readonly ValueRow[],
  { hub, metric }: { readonly hub: Pick<Hub, 'denominatorOf'>; readonly metric: Pick<Metric, 'key'> },
  root: Step,
): ValueRow[] => {
  const chosen = hub.denominatorOf(metric.key);
  return rows.map((row) => {
    const times = revenueTimes.find(([unit]) => unit.test(row.unit))?.[1];
    const denominator = times ? { metricKey: 'econ.revenue' as const, unit: null, times, name: null } : chosen;
    if (!denominator) return row;
    const below = root.parts.find(({ metricKey }) => metricKey === denominator.metricKey)?.value?.unit;
    const counted = times ? '' : root.parts.map(({ metricKey }) => scopeWords(metricKey)).find((words) => words !== '');
    const name = [`per ${denominatorWords(denominator, below).en}`, counted].filter(Boolean).join(', ');
    return { ...row, descriptor: name };
  });
};

/** The name of a sum of only the given parts, so that nobody takes it for the whole. */
export const partialName = ({ counted }: Pick<Step, 'counted'>): string =>
  counted ? `total of ${counted.taken} of ${counted.all} categories` : '';

const partialPattern = /^total of (\d+) of (\d+) categories$/;

/** Whether a figure’s name marks it as a sum of some parts. */
export const isPartial = (descriptor: string): boolean => partialPattern.test(descriptor);

const partialWords = defineWords({
  en: (taken: string, all: string) => `total of ${taken} of ${all} categories`,
  zhTw: (taken, all) => `${all} 個類別中 ${taken} 個的總和`,
});

/** The same name in the printed language. */
export const partialIn = (descriptor: string, language: Language): string => {
  const [, taken, all] = partialPattern.exec(descriptor) ?? [];
  return taken && all ? partialWords[language](taken, all) : descriptor;
};
