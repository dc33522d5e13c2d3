import type { FrameworkSuggestion, FrameworkSummary } from '@esg/contract';

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

/** Suggestions with those of the exchange first at which the company is listed, which bind it; the others keep their order. */
export const ownExchangeFirst = <Suggestion extends Pick<FrameworkSuggestion, 'versionId' | 'rank'>>(
  suggestions: readonly Suggestion[],
  frameworks: readonly Pick<FrameworkSummary, 'versionId' | 'region' | 'category'>[],
  country: { readonly code: string; readonly isListed: boolean } | undefined,
): Suggestion[] => {
  if (!country?.isListed) return [...suggestions];
  const binding = new Set(
    frameworks
      .filter(({ region, category }) => region === country.code && category === 'EXCHANGE_LISTING_REQUIREMENTS')
      .map(({ versionId }) => versionId),
  );
  const isBinding = ({ versionId }: Suggestion) => binding.has(versionId);
  const ordered = [...suggestions.filter(isBinding), ...suggestions.filter((each) => !isBinding(each))];
  return ordered.map((suggestion, place) => ({ ...suggestion, rank: place + 1 }));
};
