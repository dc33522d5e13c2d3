import type { FrameworkAnswered, FrameworkSuggestion, FrameworkSummary, OrganizationProfile } from '@esg/contract';

/** The parts of the company's profile that decide which frameworks concern it. */
export type OwnProfile = {
  /** Country of its listing, else of its headquarters. */
  readonly code: string;
  readonly isListed: boolean;
  readonly employees?: OrganizationProfile['employeesCount'] | undefined;
  readonly industry?: string | null | undefined;
};
type Own = Pick<FrameworkSummary, 'versionId' | 'region' | 'category' | 'supersededBy'> &
  Partial<Pick<FrameworkSummary, 'dataKinds'>>;

const isExchange = ({ category }: Pick<FrameworkSummary, 'category'>) => category === 'EXCHANGE_LISTING_REQUIREMENTS';

/** The least number of frameworks "for you", if data answer so many. */
const forYouMin = 4;

/** Member states of the European Union, whose law binds their companies. */
const unionMembers = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

const isHome = (region: string | null, { code }: OwnProfile) =>
  region === code || (region === 'EU' && unionMembers.has(code));

/** Financial industries: sector FN of the SICS and section K of the ISIC. */
const isFinancial = (industry: string | null | undefined) => industry?.startsWith('FN-') || industry === 'ISIC-K';

const tooLargeForSmall: readonly OrganizationProfile['employeesCount'][] = ['1000-4999', '5000-and-over'];

/**
 * Whether the framework can concern the company: not if it is the law of another place, asks about portfolios of financial firms, or is for
 * small companies without a listing.
 */
const concerns = ({ region, dataKinds = [] }: Own, profile: OwnProfile | undefined): boolean => {
  if (!profile) return region === null;
  if (region !== null && !isHome(region, profile)) return false;
  if (dataKinds.includes('investment_portfolio') && !isFinancial(profile.industry)) return false;
  const isLarge = profile.isListed || tooLargeForSmall.includes(profile.employees ?? null);
  return !(dataKinds.includes('sme_supply_chain') && isLarge);
};

/**
 * Frameworks that concern the company by its profile: of its country, those of its stock exchange first, then the worldwide ones that its
 * data answer most. Each kind keeps the order of the library, so that no card moves when data load.
 */
export const forYou = <Framework extends Own>(
  frameworks: readonly Framework[],
  profile: OwnProfile | undefined,
  answered: ReadonlyMap<string, Pick<FrameworkAnswered, 'answered'>>,
): Framework[] => {
  const shareOf = ({ versionId }: Framework) => {
    const count = answered.get(versionId)?.answered;
    return count && count.total > 0 ? count.done / count.total : 0;
  };
  const byShare = (list: readonly Framework[]) => list.toSorted((one, other) => shareOf(other) - shareOf(one));
  const current = frameworks.filter((framework) => !framework.supersededBy && concerns(framework, profile));
  const home = current.filter(({ region }) => region !== null);
  const own = [...home.filter(isExchange), ...home.filter((framework) => !isExchange(framework))];
  const known = byShare(current.filter((framework) => framework.region === null && shareOf(framework) > 0));
  const best = new Set(known.slice(0, Math.max(0, forYouMin - own.length)));
  return [...own, ...current.filter((framework) => best.has(framework))];
};

/** Suggestions with those of the company's stock exchange first, which bind it; the others keep their order. */
export const ownExchangeFirst = <Suggestion extends Pick<FrameworkSuggestion, 'versionId' | 'rank'>>(
  suggestions: readonly Suggestion[],
  frameworks: readonly Pick<FrameworkSummary, 'versionId' | 'region' | 'category'>[],
  profile: OwnProfile | undefined,
): Suggestion[] => {
  if (!profile?.isListed) return [...suggestions];
  const binding = new Set(
    frameworks
      .filter((framework) => framework.region === profile.code && isExchange(framework))
      .map(({ versionId }) => versionId),
  );
  const isBinding = ({ versionId }: Suggestion) => binding.has(versionId);
  const ordered = [...suggestions.filter(isBinding), ...suggestions.filter((each) => !isBinding(each))];
  return ordered.map((suggestion, place) => ({ ...suggestion, rank: place + 1 }));
};
