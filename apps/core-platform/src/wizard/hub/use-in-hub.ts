import { hubAnswerQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { HubAnswers } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMay } from '../use-may.ts';
import { useWizard } from '../wizard-context.ts';

/**
 * Codes of disclosures that the data hub has values for: selected ones with a blank field that it fills, and others that would print a
 * figure which the report does not use.
 */
export const codesInHub = ({ answers, unused }: Pick<HubAnswers, 'answers' | 'unused'>) => ({
  selected: new Set(
    answers.flatMap(({ disclosureCode, state, from }) => (state === 'blank' && !from ? [disclosureCode] : [])),
  ),
  others: new Set(unused.flatMap(({ disclosureCodes }) => disclosureCodes)),
});

const nothing = codesInHub({ answers: [], unused: [] });

/** The same for this report; nothing where the person has no data hub, or where it is not requested. */
export const useInHub = (isAsked = true) => {
  const { report, readOnly } = useWizard();
  const isOn = useMay('data-hub:read') && !readOnly && isAsked;
  const { data } = useQuery({ ...hubAnswerQueries.difference(useApi(), report.id), enabled: isOn });
  return useMemo(() => (data && isOn ? codesInHub(data) : nothing), [data, isOn]);
};
