import { type AnswerValue, wholeRows } from '@esg/contract';
import { magnitudeOf, placesOf, roundDecimal } from '@esg/quantities';
import { convert, findMetric } from '@esg/standards';
import { type Figure, type Step, someStep } from '../data-points/index.ts';
import { decimalsMax, sourcesOf } from './figure-offer.ts';

/** A unit in which figures were entered, and the most decimals of them. */
export type Entered = { readonly unit: string; readonly places: number };

/** Decimals of the figure in the unit in which it was entered; nothing where it was entered in several, so that it has digits nobody typed. */
const placesEntered = ({ metricKey = '', total, unit }: Figure): Entered | undefined => {
  if (!total || !unit) return undefined;
  const kind = findMetric(metricKey)?.unitKind ?? '';
  const number = unit === total.unit ? total.number : convert(total.number, kind, total.unit, unit);
  const places = number === undefined ? decimalsMax : placesOf(roundDecimal(number, decimalsMax));
  return places < decimalsMax ? { unit, places } : undefined;
};

/**
 * The decimals with which the parts of a sum were entered, where shares or days of entities give it digits that nobody typed; undefined where
 * they do not. Read from all its parts: an answer keeps the first of them alone.
 */
export const enteredDecimals = (root: Step): Entered[] | undefined => {
  if (!someStep(root, ({ kind }) => kind === 'share' || kind === 'pro_rata')) return undefined;
  const most = new Map<string, number>();
  for (const figure of sourcesOf(root)) {
    const { unit, places } = placesEntered(figure) ?? {};
    if (unit !== undefined && places !== undefined) most.set(unit, Math.max(most.get(unit) ?? 0, places));
  }
  return [...most].map(([unit, places]) => ({ unit, places }));
};

/** The most decimals of what was entered, in the unit of the figure. */
export const placesIn = (value: AnswerValue, fieldKey: string, entered: readonly Entered[]): number => {
  const rows = value.type === 'number' || value.type === 'integer' ? wholeRows(value.rows) : [];
  const unit = rows[0]?.unit ?? '';
  const places = entered.map((each) => {
    const one = each.unit === unit ? '1' : convert('1', findMetric(fieldKey)?.unitKind ?? '', each.unit, unit);
    return one === undefined ? 0 : each.places - magnitudeOf(one);
  });
  return Math.max(0, ...places);
};
