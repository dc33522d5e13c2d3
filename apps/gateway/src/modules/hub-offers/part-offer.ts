import { wholeMetric } from '@esg/standards';
import type { HubPart } from '../data-points/index.ts';
import { figureOffer, type Offer, type OfferInput } from './figure-offer.ts';

/** A line of a breakdown for comparison: `Full time employees` and `Full-time` are equal. */
const lineKey = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '')
    .replace(/(?:employees?|staff|僱員|員工)$/u, '');

/**
 * A figure without entered data, taken from the breakdown that has it as a line: full-time employees where employees were entered by
 * employment type. `partsOf` returns the breakdowns of another metric; nothing where there is no such line, or several.
 */
export const partOffer = (
  input: OfferInput,
  partsOf: (metricKey: string) => readonly HubPart[],
): Omit<Offer, 'calculated'> | undefined => {
  const whole = wholeMetric(input.metric.key);
  if (!whole) return undefined;
  const parts = partsOf(whole.key).filter(({ breakdown, saidBy }) => breakdown === whole.breakdown && !saidBy);
  const offer = figureOffer({ ...input, parts }, input.hub.valueOf(input.metric.key));
  if (offer.value?.type !== 'number' && offer.value?.type !== 'integer') return undefined;
  const names = [whole.name.en, whole.name.zhTw].map(lineKey);
  const [line, ...others] = offer.value.rows.filter(({ descriptor }) => names.includes(lineKey(descriptor)));
  if (!line || others.length > 0) return undefined;
  const { number, unit } = line;
  return { ...offer, value: { type: offer.value.type, rows: [{ number, unit, descriptor: '' }] }, gap: null };
};
