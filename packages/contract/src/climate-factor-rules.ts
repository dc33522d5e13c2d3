import type { NewClimateFactor } from './climate-factors.ts';
import type { ClimateActivityType } from './climate-library.ts';

/** Fields without which a factor of the organisation leaves open what it means. */
export type LackingInFactor = 'basis' | 'method' | 'prices.year' | 'prices.withTax';

const isFuel = ({ factorCategory, questions }: Pick<ClimateActivityType, 'factorCategory' | 'questions'>) =>
  factorCategory === 'fuel' || questions.includes('cv_basis');

/**
 * What a factor must state before it can be taken: gross or net per unit of energy in a fuel, its method where it is of scope 2, and year and
 * tax of its prices per amount of money. Left out, each would be applied to lines of both kinds.
 */
export const lackingInFactor = (
  type: ClimateActivityType,
  unitKind: string,
  { basis, method, prices }: Pick<NewClimateFactor, 'basis' | 'method' | 'prices'>,
): LackingInFactor[] => {
  const lacking: LackingInFactor[] = [];
  if (isFuel(type) && unitKind === 'energy' && basis === null) lacking.push('basis');
  if (type.scope === '2' && method === null) lacking.push('method');
  if (unitKind === 'currency' && prices?.year == null) lacking.push('prices.year');
  if (unitKind === 'currency' && prices?.withTax == null) lacking.push('prices.withTax');
  return lacking;
};

/** Carbon dioxide of plants, as gases of factors name it: it is reported beside the scopes. */
export const biogenicGas = 'CO2-biogenic';
