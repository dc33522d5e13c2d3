import { startKeys } from '@esg/api-client';
import { defaultNumberFormat, type NumberFormat, type UserProfile } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

let shown: NumberFormat = defaultNumberFormat;
let own: string | null = null;
const watchers = new Set<() => void>();

/** Uses this number format from now on, everywhere on screen, and enters money in this currency where nothing else is said. */
export const showNumbersIn = (format: NumberFormat, currency: string | null = null): void => {
  if (format === shown && currency === own) return;
  shown = format;
  own = currency;
  for (const watch of watchers) watch();
};

/** Uses number format and currency of the organisation that the person works in, and follows its changes. */
export const followNumberFormat = (queryClient: QueryClient): void => {
  const [scope, name] = startKeys.profile;
  queryClient.getQueryCache().subscribe(({ query }) => {
    const [first, second] = query.queryKey;
    const profile = query.state.data as UserProfile | undefined;
    if (first === scope && second === name && profile) showNumbersIn(profile.numberFormat, profile.currency);
  });
};

const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => watchers.delete(changed);
};

/** The number format in use now. */
export const presentNumberFormat = (): NumberFormat => shown;

/** The number format in use; renders again when it changes. */
export const useNumberFormat = (): NumberFormat => useSyncExternalStore(watch, presentNumberFormat);

/** The currency of the organisation; null where it is not known. */
export const useOwnCurrency = (): string | null => useSyncExternalStore(watch, () => own);
