import { referenceQueries, supplierQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useCountryName } from '@esg/app-kit/company';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SupplierRow } from './find-suppliers.ts';

/** The countries of the reference list; none until they are loaded. */
export const useCountries = () => useQuery(referenceQueries.countries(useApi())).data ?? none;
const none: readonly [] = [];

/** All suppliers as lines of the list, with the names of their countries as soon as these are loaded. */
export const useSuppliers = () => {
  const { data, error, refetch } = useQuery(supplierQueries.all(useApi()));
  const countryName = useCountryName();
  const rows = useMemo(
    () => data?.map((supplier): SupplierRow => ({ supplier, country: countryName(supplier.country) })),
    [data, countryName],
  );
  return { rows, error, retry: () => void refetch() };
};
