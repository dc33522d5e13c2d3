import type { NumberWithUnit, ReportFigures } from '@esg/contract';
import { isPartial } from '../hub-offers/index.ts';

type Year = ReportFigures['figures'][number]['years'][number];

const meansAll = /^(?:(?:grand )?total|總計|合計|總數|總額)$/i;

/**
 * What a year’s only row says it counts, such as “per employee” or “total of 11 of 15 categories”: empty where it counts everything, as a
 * total or several rows together do; `undefined` where nobody can say.
 */
export const countedIn = ({ rows }: Year): string | undefined => {
  const [only, ...others] = rows;
  if (others.length > 0) return rows.some(({ descriptor }) => isPartial(descriptor)) ? undefined : '';
  return only === undefined || meansAll.test(only.descriptor.trim()) ? '' : only.descriptor;
};

/** The amount of a year that counts the same thing; `undefined` where the year has none. */
export const amountOf = (year: Year | undefined, counted: string): NumberWithUnit | undefined => {
  if (!year) return undefined;
  if (counted === '') return countedIn(year) === '' ? (year.total ?? undefined) : undefined;
  const [row, ...others] = year.rows.filter(({ descriptor }) => descriptor === counted);
  return others.length === 0 ? row : undefined;
};
