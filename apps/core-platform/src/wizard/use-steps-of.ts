import { useTenant } from '@esg/app-kit';
import { type Module, type Report, type ReportStep, stepsOf } from '@esg/contract';
import { useMemo } from 'react';

/** The modules of the tenant, some of which bring a step along. */
export const useModules = (): readonly Module[] => useTenant().info.featureFlag.featureFlags;

/** The steps of a report, in order, with those of the tenant’s modules. */
export const useStepsOf = (report: Report): readonly ReportStep[] => {
  const modules = useModules();
  return useMemo(() => stepsOf(report, modules), [report, modules]);
};
