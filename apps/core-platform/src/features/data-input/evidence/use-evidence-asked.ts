import { reportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { asksEvidence, type Disclosure } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { useWork } from '../../../wizard/work/use-work.ts';

/** Whether evidence is required of the disclosure as it is answered now, and whether the report cannot be published without it. */
export const useEvidenceAsked = ({ code, fields }: Disclosure) => {
  const { report } = useWizard();
  const rule = useWork().work?.evidence;
  const { data: answers = [] } = useQuery(reportQueries.answers(useApi(), report.id, code));
  const answerTo = (key: string) => answers.find(({ fieldKey }) => fieldKey === key)?.value ?? null;
  const isAsked = rule !== undefined && asksEvidence(rule, { fields }, answerTo);
  return { isAsked, isBlocking: isAsked && rule.isBlocking };
};
