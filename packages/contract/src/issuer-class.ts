import type { IssuerClass } from './frameworks.ts';

type Listing = { readonly stockExchange: string | null; readonly stockCode: string | null };

/**
 * The class that follows from the profile of a Hong Kong issuer: the exchange gives codes from 8000 to 8999 to companies on GEM (its stock
 * code allocation plan), all others are on the Main Board. No profile says which of these are LargeCap: people choose that themselves.
 * `undefined` for a company that is not listed there.
 */
export const issuerClassOf = ({ stockExchange, stockCode }: Listing): IssuerClass | undefined => {
  if (stockExchange !== 'XHKG') return undefined;
  return /^0?8\d{3}$/.test(stockCode?.split('.')[0] ?? '') ? 'gem' : 'main-board';
};
