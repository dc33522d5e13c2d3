import type { FrameworkSummary } from '@esg/contract';

/** Frameworks of a country, those of its stock exchange first where the company is listed there; the order is the library's otherwise. */
export const ofCountry = <Framework extends Pick<FrameworkSummary, 'region' | 'category'>>(
  frameworks: readonly Framework[],
  country: string,
  isListed: boolean,
): Framework[] => {
  const isExchange = ({ category }: Framework) => category === 'EXCHANGE_LISTING_REQUIREMENTS';
  const own = frameworks.filter(({ region }) => region === country);
  if (!isListed) return own.filter((framework) => !isExchange(framework));
  return [...own.filter(isExchange), ...own.filter((framework) => !isExchange(framework))];
};
