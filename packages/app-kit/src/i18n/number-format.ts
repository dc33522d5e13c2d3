import { keys } from '@esg/api-client';
import { defaultNumberFormat, type NumberFormat, type UserProfile } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

let shown: NumberFormat = defaultNumberFormat;
const watchers = new Set<() => void>();

/** Writes numbers in this format from now on, on everything that is shown. */
export const showNumbersIn = (format: NumberFormat): void => {
  if (format === shown) return;
  shown = format;
  for (const watch of watchers) watch();
};

/** Writes numbers as the organisation does that the person works in, and follows its choice. */
export const followNumberFormat = (queryClient: QueryClient): void => {
  const [scope, name] = keys.profile;
  queryClient.getQueryCache().subscribe(({ query }) => {
    const [first, second] = query.queryKey;
    const profile = query.state.data as UserProfile | undefined;
    if (first === scope && second === name && profile) showNumbersIn(profile.numberFormat);
  });
};

const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => watchers.delete(changed);
};

/** How numbers are written and read at this moment. */
export const presentNumberFormat = (): NumberFormat => shown;

/** How numbers are written and read; renders again when that changes. */
export const useNumberFormat = (): NumberFormat => useSyncExternalStore(watch, presentNumberFormat);
