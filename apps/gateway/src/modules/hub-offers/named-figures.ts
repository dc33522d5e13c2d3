import { type Denominator, defineWords, type Language, type Metric, type ValueRow } from '@esg/contract';
import type { Hub, Step } from '../data-points/index.ts';
import { denominatorWords, scopeWords } from '../metrics/index.ts';

/** Units of revenue that name how much of it they are measured by. */
const revenueTimes: readonly [RegExp, Denominator['times']][] = [
  [/\/\(1000000\.\{currency\}\)$/, '1000000'],
  [/\/\(1000\.\{currency\}\)$/, '1000'],
  [/\/\{currency\}$/, '1'],
];

/**
 * An intensity that was calculated, named by what it is measured by: “per employee”, “per HK$ million”. One of emissions says of which,
 * because frameworks differ: “per employee, scope 1 and 2”.
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

/** What a sum of those parts that are given is called, so that nobody takes it for the whole. */
export const partialName = ({ counted }: Pick<Step, 'counted'>): string =>
  counted ? `total of ${counted.taken} of ${counted.all} categories` : '';

const partialPattern = /^total of (\d+) of (\d+) categories$/;

/** Whether a figure’s name says that it is a sum of some parts. */
export const isPartial = (descriptor: string): boolean => partialPattern.test(descriptor);

const partialWords = defineWords({
  en: (taken: string, all: string) => `total of ${taken} of ${all} categories`,
  zhTw: (taken, all) => `${all} 個類別中 ${taken} 個的總和`,
});

/** The same name in the language that is printed. */
export const partialIn = (descriptor: string, language: Language): string => {
  const [, taken, all] = partialPattern.exec(descriptor) ?? [];
  return taken && all ? partialWords[language](taken, all) : descriptor;
};
