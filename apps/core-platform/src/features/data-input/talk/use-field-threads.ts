import { reportWorkQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { Disclosure } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useWizard } from '../../../wizard/wizard-context.ts';

/** The number of unresolved conversations of the open disclosure, by field. */
export const useFieldThreads = ({ code }: Disclosure): ReadonlyMap<string, number> => {
  const { report } = useWizard();
  const { data = [] } = useQuery(reportWorkQueries.threads(useApi(), report.id, code));
  const open = data.flatMap(({ fieldKey, resolved }) => (fieldKey !== null && !resolved ? [fieldKey] : []));
  return new Map([...Map.groupBy(open, (key) => key)].map(([key, all]) => [key, all.length]));
};
