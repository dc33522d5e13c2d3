import { hubAnswerQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { HubAnswer } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMay } from '../../../wizard/use-may.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';

/** The data hub's values for the fields of one disclosure; nothing where the person or the organisation has no data hub. */
export const useHub = (disclosureCode: string) => {
  const api = useApi();
  const { report, readOnly } = useWizard();
  const mayRead = useMay('data-hub:read');
  const mayWrite = useMay('data-hub:write');
  const { data } = useQuery({
    ...hubAnswerQueries.difference(api, report.id, disclosureCode),
    enabled: mayRead && !readOnly,
  });
  const answers = useMemo(() => new Map(data?.answers.map((answer) => [answer.fieldKey, answer])), [data]);
  return {
    /** Whether anything of the data hub is shown. */
    isOn: mayRead && !readOnly,
    answerOf: (fieldKey: string): HubAnswer | undefined => answers.get(fieldKey),
    /** Whether an answer of this field can be stored in the data hub. */
    maySave: (fieldKey: string): boolean => mayWrite && (data?.metricKeys.includes(fieldKey) ?? false),
  };
};
