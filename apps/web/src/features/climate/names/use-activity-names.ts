import { climateQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { useQuery } from '@tanstack/react-query';

/** Kinds of activity as choices of a list, in the order of the library. */
export const useActivityNames = () => {
  const language = useLanguage();
  const { data: library } = useQuery(climateQueries.library(useApi()));
  return (library?.activityTypes ?? []).map(({ id, name }) => ({ value: id, label: name[language] }));
};
