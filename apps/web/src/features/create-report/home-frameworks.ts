import type { FrameworkAnswered, FrameworkSuggestion, FrameworkSummary } from '@esg/contract';

type Country = { readonly code: string; readonly isListed: boolean };
type Own = Pick<FrameworkSummary, 'versionId' | 'region' | 'category' | 'supersededBy'>;

const isExchange = ({ category }: Pick<FrameworkSummary, 'category'>) => category === 'EXCHANGE_LISTING_REQUIREMENTS';

/** So many at least, where that many are answered by data. */
const forYouMin = 4;

/**
 * Frameworks that concern the company: of its country, those of its stock exchange first where it is listed there, then those that its
 * data answer most of.
 */
export const forYou = <Framework extends Own>(
  frameworks: readonly Framework[],
  country: Country | undefined,
  answered: ReadonlyMap<string, Pick<FrameworkAnswered, 'answered'>>,
): Framework[] => {
  const shareOf = ({ versionId }: Framework) => {
    const count = answered.get(versionId)?.answered;
    return count && count.total > 0 ? count.done / count.total : 0;
  };
  const byShare = (list: readonly Framework[]) => list.toSorted((one, other) => shareOf(other) - shareOf(one));
  const current = frameworks.filter(({ supersededBy }) => !supersededBy);
  const home = byShare(current.filter(({ region }) => country !== undefined && region === country.code));
  const first = country?.isListed ? home.filter(isExchange) : [];
  const own = [...first, ...home.filter((framework) => !first.includes(framework))];
  // The exchange of another country binds others.
  const known = byShare(
    current.filter((framework) => !own.includes(framework) && !isExchange(framework) && shareOf(framework) > 0),
  );
  return [...own, ...known.slice(0, Math.max(0, forYouMin - own.length))];
};

/** Suggestions with those of the exchange first at which the company is listed, which bind it; the others keep their order. */
export const ownExchangeFirst = <Suggestion extends Pick<FrameworkSuggestion, 'versionId' | 'rank'>>(
  suggestions: readonly Suggestion[],
  frameworks: readonly Pick<FrameworkSummary, 'versionId' | 'region' | 'category'>[],
  country: Country | undefined,
): Suggestion[] => {
  if (!country?.isListed) return [...suggestions];
  const binding = new Set(
    frameworks
      .filter((framework) => framework.region === country.code && isExchange(framework))
      .map(({ versionId }) => versionId),
  );
  const isBinding = ({ versionId }: Suggestion) => binding.has(versionId);
  const ordered = [...suggestions.filter(isBinding), ...suggestions.filter((each) => !isBinding(each))];
  return ordered.map((suggestion, place) => ({ ...suggestion, rank: place + 1 }));
};
