import { reportMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { Report, ReportStep } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Stores the step a person works at, so that the report continues there (spec section 2). Only a convenience: where it cannot be stored,
 * because somebody else changed the report at that moment, it is not.
 */
export const useRememberStep = (report: Report, step: ReportStep, readOnly: boolean): void => {
  const { mutate } = useMutation(reportMutations.rememberStep(useApi(), useQueryClient(), report.id));
  const { currentStep, version } = report;
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once per step; a new version must not send it again.
  useEffect(() => {
    if (!readOnly && currentStep !== step) mutate({ version, currentStep: step });
  }, [step, readOnly]);
};
