import { hubAnswerQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../wizard/use-may.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';

/** Unchanged answers from the data hub with their counts; also the figures that the report does not use. */
export const useTaken = () => {
  const { report, readOnly } = useWizard();
  const isOn = useMay('data-hub:read') && !readOnly;
  const { data } = useQuery({ ...hubAnswerQueries.difference(useApi(), report.id), enabled: isOn });
  return {
    answers: data?.answers.filter(({ origin, current }) => origin && !origin.edited && current) ?? [],
    /** Figures of the report's period that the report does not print. */
    unused: data?.unused ?? [],
    /** The counts of these answers, as they were announced when the report was made. */
    counts: data?.taken ?? { fields: 0, disclosures: 0, done: 0, total: 0 },
  };
};
