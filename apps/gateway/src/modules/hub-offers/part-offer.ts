import { type PartLine, wholeMetric } from '@esg/standards';
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

/** Whether a line of this name is the one that is asked for; where the breakdown is itself the part, only a line without a name is. */
export const isLineOf = ({ lines }: PartLine, name: string): boolean =>
  lines.length === 0 ? name === '' : lines.some((line) => lineKey(line) === lineKey(name));

/** The line of the metric's own breakdown that a disclosure asks for; nothing where there is no such line, or several. */
export const lineOffer = (input: OfferInput, asked: PartLine, parts: readonly HubPart[]): Offer | undefined => {
  const [part, ...others] = parts.filter(
    ({ breakdown, name }) => breakdown === asked.breakdown && isLineOf(asked, name),
  );
  if (!part || others.length > 0) return undefined;
  const offer = figureOffer(input, part.step);
  if (offer.value?.type !== 'number' && offer.value?.type !== 'integer') return { ...offer, calculated: null };
  const [line, ...more] = offer.value.rows.filter(({ breakdown }) => breakdown === undefined);
  if (!line || more.length > 0) return undefined;
  const entities = offer.value.rows.filter((row) => row !== line);
  const rows = [{ ...line, descriptor: '' }, ...entities];
  return { ...offer, value: { type: offer.value.type, rows }, calculated: null };
};
