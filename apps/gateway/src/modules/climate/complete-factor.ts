import type { ClimateActivityType, NewClimateFactor } from '@esg/contract';

/** Fields without which a factor of the organisation leaves open what it means. */
type Lacking = 'basis' | 'method' | 'prices.year' | 'prices.withTax';

const isFuel = ({ factorCategory, questions }: ClimateActivityType) =>
  factorCategory === 'fuel' || questions.includes('cv_basis');

/**
 * What a factor must state before it can be taken: gross or net per unit of energy in a fuel, its method where it is of scope 2, and year and
 * tax of its prices per amount of money. Left out, each would be applied to lines of both kinds.
 */
export const lackingOf = (
  type: ClimateActivityType,
  unitKind: string,
  { basis, method, prices }: Pick<NewClimateFactor, 'basis' | 'method' | 'prices'>,
): Lacking[] => {
  const lacking: Lacking[] = [];
  if (isFuel(type) && unitKind === 'energy' && basis === null) lacking.push('basis');
  if (type.scope === '2' && method === null) lacking.push('method');
  if (unitKind === 'currency' && prices?.year == null) lacking.push('prices.year');
  if (unitKind === 'currency' && prices?.withTax == null) lacking.push('prices.withTax');
  return lacking;
};
