import { convert, findMetric } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { type Amount, everyStep, type Step } from './calculation/step.ts';
import { listEnteredUnits } from './hub-figures.repository.ts';

type Units = Awaited<ReturnType<typeof listEnteredUnits>>;

const mostIn = (units: readonly string[]): string | undefined =>
  [...Map.groupBy(units, (unit) => unit)].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];

const kindOf = (metricKey: string) => findMetric(metricKey)?.unitKind ?? null;

const amountIn = (unit: string | undefined, metricKey: string, amount: Amount): Amount => {
  if (unit === undefined || unit === amount.unit) return amount;
  const number = convert(amount.number, kindOf(metricKey) ?? '', amount.unit, unit);
  return number === undefined ? amount : { number, unit };
};

/** The unit of a step: that of its own metric's figures, or else of those of its kind below it. */
const unitOf = (step: Step, units: Units): string | undefined => {
  const own = mostIn(units.get(step.metricKey) ?? []);
  if (own !== undefined) return own;
  const alike = new Set(everyStep(step).map(({ metricKey }) => metricKey));
  return mostIn([...alike].flatMap((key) => (kindOf(key) === kindOf(step.metricKey) ? (units.get(key) ?? []) : [])));
};

const stepIn = (step: Step, units: Units): Step => ({
  ...step,
  value: step.value && amountIn(unitOf(step, units), step.metricKey, step.value),
  parts: step.parts.map((part) => stepIn(part, units)),
});

/** The same steps in the units in which people enter the figures: one figure reads alike on every screen. */
export const inUsualUnits = async (scoped: Scoped, roots: readonly Step[]): Promise<Step[]> => {
  const keys = new Set(roots.flatMap((root) => everyStep(root).map(({ metricKey }) => metricKey)));
  const units = await listEnteredUnits(scoped, [...keys]);
  return roots.map((root) => stepIn(root, units));
};
