import { designQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type Disclosure, designDefaults, isProvisionAsked } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWizard } from '../wizard-context.ts';

/** Disclosures that the report has to answer or explain, by code, in the framework's order. */
export const useAsked = (): ReadonlyMap<string, Disclosure> => {
  const { framework, report } = useWizard();
  // Only in GRI does it depend on the report's claim.
  const { data } = useQuery({ ...designQueries.one(useApi(), report.id), enabled: framework.kind === 'GRI' });
  const { griClaim } = data?.settings ?? designDefaults;
  return useMemo(() => {
    const facts = { ...report, griClaim };
    const asked = framework.topics.flatMap((topic) =>
      topic.disclosures.filter((disclosure) => isProvisionAsked(framework, topic, disclosure, facts)),
    );
    return new Map(asked.map((disclosure) => [disclosure.code, disclosure]));
  }, [framework, report, griClaim]);
};
