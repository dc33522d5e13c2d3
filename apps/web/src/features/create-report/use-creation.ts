import { reportMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { frameworkReportPath, type ReportDraft, stepsOf } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

/** Makes the report and goes to its first step. The same wish makes the same report, however often it is asked for. */
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
            // What came from the data stands there to be looked over.
            const isFilled = draft.fillFromHub && made.disclosureCodes.length > 0;
            void navigate({ to: frameworkReportPath(made, isFilled ? 'data-input' : first) });
          },
        },
      ),
    /** Another name is another report: the old key would answer with the old one. */
    renew: () => setKey(crypto.randomUUID()),
  };
};
