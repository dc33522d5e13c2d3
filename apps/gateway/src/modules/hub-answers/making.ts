import { isQuotient } from '@esg/quantities';
import { everyStep, type Step, someStep } from '../data-points/index.ts';
import { type Entered, enteredDecimals } from '../hub-offers/index.ts';

/** How a figure was made, as its origin keeps it: what decides how it is printed. Said of all its steps, of which only the first are kept. */
export type KeptMaking = {
  /** The metrics that its formula calculates with; none without a formula. */
  readonly metrics: readonly string[];
  /** Whether nothing was divided or multiplied. */
  readonly isSum: boolean;
  /** Of a sum with shares or days of entities: the units in which its parts were entered, and the most decimals of each. */
  readonly entered?: readonly Entered[];
};

/** How the figure was made; undefined for one that was entered, or only added up. */
export const makingOf = (root: Step): KeptMaking | undefined => {
  const formula = everyStep(root).find(({ kind, metricKey }) => kind === 'formula' && metricKey === root.metricKey);
  const below = (formula?.parts ?? []).filter(({ kind }) => kind !== 'nothing');
  const entered = enteredDecimals(root);
  if (below.length === 0 && !entered) return undefined;
  const isDivided = below.length > 0 && someStep(root, (step) => step.formula !== null && isQuotient(step.formula));
  return {
    metrics: [...new Set(below.map(({ metricKey }) => metricKey))],
    isSum: !isDivided,
    ...(entered && { entered }),
  };
};
