import { referenceQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { countriesByName } from '@esg/app-kit/company';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Countries by name, and the world, as choices of a list. */
export const useRegionOptions = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: countries } = useQuery(referenceQueries.countries(useApi()));
  const world = t`Worldwide`;
  // Memoised, so that a key press does not sort hundreds of countries again.
  return useMemo(
    () => [
      { value: 'GLOBAL', label: world },
      ...countriesByName(countries ?? [], language).map(({ code, name }) => ({
        value: code,
        label: name,
        detail: code,
      })),
    ],
    [countries, language, world],
  );
};
