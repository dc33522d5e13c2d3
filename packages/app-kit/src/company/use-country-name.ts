import { referenceQueries } from '@esg/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../api/services.tsx';
import { useLanguage } from '../i18n/formatters.ts';

/**
 * Names a country of the reference list by its id, in the reader's language; empty where there is none, and until the list is loaded. The
 * function stays the same until language or countries change.
 */
export const useCountryName = () => {
  const language = useLanguage();
  const { data: countries } = useQuery(referenceQueries.countries(useApi()));
  return useMemo(() => {
    const names = new Map(countries?.map(({ id, name }) => [id, name[language]]));
    return (id: string | null | undefined): string => names.get(id ?? '') ?? '';
  }, [countries, language]);
};
