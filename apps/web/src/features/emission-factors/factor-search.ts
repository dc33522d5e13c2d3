import { emissionScopes } from '@esg/contract';

/** The filter of the list of emission factors; the address keeps it. */
export type FactorSearch = {
  readonly q?: string | undefined;
  readonly source?: string | undefined;
  readonly category?: string | undefined;
  readonly region?: string | undefined;
  readonly scope?: (typeof emissionScopes)[number] | undefined;
  readonly year?: number | undefined;
  /** Includes factors that nobody compared with their publisher. */
  readonly unverified?: true | undefined;
};

const wordOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined);

/** Reads the search from an address; unknown values are dropped. */
export const factorSearchOf = (search: Record<string, unknown>): FactorSearch => {
  const q = wordOf(search.q);
  const source = wordOf(search.source);
  const category = wordOf(search.category);
  const region = /^[A-Z]{2,10}$/.test(String(search.region)) ? String(search.region) : undefined;
  const scope = emissionScopes.find((each) => each === String(search.scope));
  const year = /^\d{4}$/.test(String(search.year)) ? Number(search.year) : undefined;
  return {
    ...(q && { q }),
    ...(source && { source }),
    ...(category && { category }),
    ...(region && { region }),
    ...(scope && { scope }),
    ...(year && { year }),
    ...((search.unverified === true || search.unverified === 'true') && { unverified: true }),
  };
};
