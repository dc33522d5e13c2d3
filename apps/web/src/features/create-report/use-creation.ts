import { reportMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { frameworkReportPath, type ReportDraft, stepsOf } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

/** Creates the report and opens its first step. Repeated calls with the same choices create one report. */
export const useCreation = () => {
  const navigate = useNavigate();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { mutate, error, isPending, isSuccess } = useMutation(reportMutations.create(useApi(), useQueryClient()));
  return {
    error,
    pending: isPending || isSuccess,
    create: (draft: ReportDraft, onMade: () => void) =>
      mutate(
        { ...draft, key },
        {
          onSuccess: (made) => {
            onMade();
            const [first = 'description'] = stepsOf(made);
            // Answers that were filled from the data, and suggestions from documents, are there to be reviewed.
            const isFilled = (draft.fillFromHub || draft.aiReportSetting) && made.disclosureCodes.length > 0;
            void navigate({ to: frameworkReportPath(made, isFilled ? 'data-input' : first) });
          },
        },
      ),
    /** Another name is another report: with the old key the gateway would return the old one. */
    renew: () => setKey(crypto.randomUUID()),
  };
};
