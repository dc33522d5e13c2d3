import { convert, findMetric } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { type Amount, everyStep, type Step } from './calculation/step.ts';
import { listEnteredUnits } from './hub-figures.repository.ts';

/** The unit in which most of the newest figures of each metric were entered. */
const mostIn = (units: readonly string[]): string | undefined =>
  [...Map.groupBy(units, (unit) => unit)].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];

const kindOf = (metricKey: string) => findMetric(metricKey)?.unitKind ?? null;

const amountIn = (unit: string | undefined, metricKey: string, amount: Amount): Amount => {
  if (unit === undefined || unit === amount.unit) return amount;
  const number = convert(amount.number, kindOf(metricKey) ?? '', amount.unit, unit);
  return number === undefined ? amount : { number, unit };
};

/**
 * Of each metric the unit in which most figures of these entities were entered; where they have none of it, that of most figures of its
 * kind among those that it is calculated from.
 */
export const readUsualUnits = async (
  scoped: Scoped,
  entityIds: readonly string[],
  metrics: readonly { readonly key: string; readonly below: readonly string[] }[],
): Promise<ReadonlyMap<string, string | undefined>> => {
  const alikeOf = ({ key, below }: (typeof metrics)[number]) => below.filter((other) => kindOf(other) === kindOf(key));
  const units = await listEnteredUnits(scoped, [...new Set(metrics.flatMap(alikeOf))], entityIds);
  return new Map(
    metrics.map((metric) => {
      const all = alikeOf(metric).flatMap((key) => units.get(key) ?? []);
      return [metric.key, mostIn(units.get(metric.key) ?? all)];
    }),
  );
};

/** The units in which people enter the figures of these calculations: one figure reads alike on every screen. */
export const usualUnitsFor = (scoped: Scoped, roots: readonly Step[]) =>
  readUsualUnitsOfMetrics(scoped, [
    ...new Set(roots.flatMap((root) => everyStep(root).map(({ metricKey }) => metricKey))),
  ]);

/** The same for calculations that read nothing but these metrics. */
export const readUsualUnitsOfMetrics = async (scoped: Scoped, metricKeys: readonly string[]) => {
  const units = await listEnteredUnits(scoped, metricKeys);
  const usual = new Map([...units].map(([key, entered]) => [key, mostIn(entered)]));
  /** That of its own metric's figures, or else of those of its kind below it. */
  const unitOf = (step: Step): string | undefined => {
    const own = usual.get(step.metricKey);
    if (own !== undefined) return own;
    const alike = new Set(everyStep(step).map(({ metricKey }) => metricKey));
    return mostIn([...alike].flatMap((key) => (kindOf(key) === kindOf(step.metricKey) ? (units.get(key) ?? []) : [])));
  };
  /** The value of the step in the usual unit. */
  const amountOf = (step: Step): Amount | null => step.value && amountIn(unitOf(step), step.metricKey, step.value);
  /** The same of the step and of all below it. */
  const stepIn = (step: Step): Step => ({ ...step, value: amountOf(step), parts: step.parts.map(stepIn) });
  /** Whether figures that the step is made of were entered in a unit of its kind. */
  const isEntered = (step: Step) => unitOf(step) !== undefined;
  return { amountOf, stepIn, isEntered };
};

/** The unit in which most of the newest figures of each of these metrics were entered; undefined for one without figures. */
export const readUsualUnitOfMetrics = async (scoped: Scoped, metricKeys: readonly string[]) => {
  const units = await listEnteredUnits(scoped, metricKeys);
  return (metricKey: string): string | undefined => mostIn(units.get(metricKey) ?? []);
};
