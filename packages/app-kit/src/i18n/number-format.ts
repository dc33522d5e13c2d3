import { keys } from '@esg/api-client';
import { defaultNumberFormat, type NumberFormat, type UserProfile } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

let shown: NumberFormat = defaultNumberFormat;
const watchers = new Set<() => void>();

/** Uses this number format from now on, everywhere on screen. */
export const showNumbersIn = (format: NumberFormat): void => {
  if (format === shown) return;
  shown = format;
  for (const watch of watchers) watch();
};

/** Uses the number format of the organisation that the person works in, and follows its changes. */
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

/** The number format in use now. */
export const presentNumberFormat = (): NumberFormat => shown;

/** The number format in use; renders again when it changes. */
export const useNumberFormat = (): NumberFormat => useSyncExternalStore(watch, presentNumberFormat);
