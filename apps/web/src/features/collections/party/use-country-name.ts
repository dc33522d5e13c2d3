import { referenceQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Names a country by its id, as suppliers have it; empty where there is none. The function stays the same until language or countries change. */
export const useCountryName = () => {
  const language = useLanguage();
  const { data: countries } = useQuery(referenceQueries.countries(useApi()));
  return useCallback(
    (id: string | null | undefined): string =>
      countries?.find((country) => country.id === id)?.name[language] ?? id ?? '',
    [countries, language],
  );
};
