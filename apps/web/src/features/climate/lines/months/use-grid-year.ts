import { climateQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useQuery } from '@tanstack/react-query';
import type { LinesPlace } from '../lines-place.ts';

/** The year of the grid: that of the address, else the newest that has lines, else this one. */
export const useGridYear = ({ year }: Pick<LinesPlace, 'year'>): string => {
  const { data: months } = useQuery({ ...climateQueries.months(useApi()), enabled: year === undefined });
  return year ?? months?.last?.slice(0, 4) ?? String(new Date().getFullYear());
};
