import { ApiError, frameworkQueries, reportQueries } from '@esg/api-client';
import { NotFoundPage, ProblemPage, registerCatalogue, useApi, useLanguage, usePageTitle, useRoom } from '@esg/app-kit';
import {
  type Framework,
  frameworkReportPath,
  isEditable,
  type RemoteParts,
  type Report,
  type ReportStep,
  reportNameIn,
  stepsOf,
} from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect, useMemo } from 'react';
import { catalogue } from './catalogue.ts';
import { StepSkeleton } from './wizard/loading.tsx';
import { stepNames } from './wizard/step-words.ts';
import { useMayWith } from './wizard/use-may.ts';
import { useRememberStep } from './wizard/use-remember-step.ts';
import { useModules, useStepsOf } from './wizard/use-steps-of.ts';
import { WizardFrame } from './wizard/WizardFrame.tsx';
import { WizardContext } from './wizard/wizard-context.ts';

type StepCode = () => Promise<{ default: ComponentType }>;

/** Each step is loaded when it is first opened. */
const codeOf: Record<ReportStep, StepCode> = {
  introduction: async () => ({ default: (await import('./features/introduction/Introduction.tsx')).Introduction }),
  tutorial: async () => ({ default: (await import('./features/tutorial/Tutorial.tsx')).Tutorial }),
  'select-disclosures': async () => ({
    default: (await import('./features/disclosures/SelectDisclosures.tsx')).SelectDisclosures,
  }),
  'select-topics': async () => ({ default: (await import('./features/topics/SelectTopics.tsx')).SelectTopics }),
  'assess-materiality': async () => ({
    default: (await import('./features/materiality/report/AssessMateriality.tsx')).AssessMateriality,
  }),
  description: async () => ({ default: (await import('./features/description/Description.tsx')).Description }),
  company: async () => ({ default: (await import('./features/company/Company.tsx')).Company }),
  upload: async () => ({ default: (await import('./features/upload/Upload.tsx')).Upload }),
  'data-input': async () => ({ default: (await import('./features/data-input/DataInput.tsx')).DataInput }),
  design: async () => ({ default: (await import('./features/design/Design.tsx')).Design }),
  'export-config': async () => ({
    default: (await import('./features/export-config/ExportConfigStep.tsx')).ExportConfigStep,
  }),
  preview: async () => ({ default: (await import('./features/preview/Preview.tsx')).Preview }),
  validation: async () => ({ default: (await import('./features/validation/Validation.tsx')).Validation }),
  completion: async () => ({ default: (await import('./features/completion/Completion.tsx')).Completion }),
};

/** Loads the step of the address together with the texts. An error is shown where the step is drawn. */
const begun = Object.entries(codeOf).find(([step]) => location.pathname.endsWith(`/${step}`));
begun?.[1]().catch(() => {});

// The texts are loaded before the first one is drawn.
await registerCatalogue(catalogue);

const steps = Object.fromEntries(
  Object.entries(codeOf).map(([step, code]): [string, ComponentType] => [step, lazy(code)]),
) as Record<ReportStep, ComponentType>;

/** Loads the step's code while the report itself is still loading. An error is shown where the step is drawn. */
const useCodeAhead = (step: ReportStep) => {
  useEffect(() => {
    codeOf[step]().catch(() => {});
  }, [step]);
};

/** How long a step is shown before the next ones are loaded: its own requests come first. */
const restAfterMs = 1500;

/** Loads the code of the other steps while a person works on this one, so that each opens at once, and without a connection too. */
const useOtherSteps = (report: Report) => {
  const own = useStepsOf(report);
  useEffect(() => {
    const later = setTimeout(async () => {
      for (const step of own) await codeOf[step]().catch(() => {});
    }, restAfterMs);
    return () => clearTimeout(later);
  }, [own]);
};

/** Whether the address names another framework or template than the report's. */
const isElsewhere = (
  { versionId, templateVersionId }: RemoteParts['core-platform/FrameworkReport'],
  report: Report | undefined,
) =>
  report !== undefined &&
  (versionId === undefined ? report.templateVersionId !== templateVersionId : report.versionId !== versionId);

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * The report wizard (spec section 2). Loads the report and its framework, follows changes by others, and shows the step of the address. A
 * report that does not exist, or belongs to somebody else, shows the not-found page.
 */
export const FrameworkReport = (props: RemoteParts['core-platform/FrameworkReport']) => {
  const { reportId, step } = props;
  const api = useApi();
  const modules = useModules();
  const report = useQuery(reportQueries.one(api, reportId));
  const versionId = props.versionId ?? report.data?.versionId;
  const framework = useQuery({ ...frameworkQueries.one(api, versionId ?? ''), enabled: versionId !== undefined });
  useRoom('report', report.data?.id);
  useCodeAhead(step);

  if (isGone(report.error) || isGone(framework.error) || isElsewhere(props, report.data)) return <NotFoundPage />;
  const error = (!report.data && report.error) || (!framework.data && framework.error);
  if (error) {
    return <ProblemPage error={error} onRetry={() => void Promise.all([report.refetch(), framework.refetch()])} />;
  }
  if (!report.data || !framework.data) return <StepSkeleton />;
  const own = stepsOf(report.data, modules);
  const isHere = report.data.templateVersionId === props.templateVersionId && own.includes(step);
  // A report of a template has the template's address, with the remaining steps.
  if (!isHere)
    return <Navigate to={frameworkReportPath(report.data, own.includes(step) ? step : (own[0] ?? step))} replace />;
  return <ReportWizard report={report.data} framework={framework.data} step={step} />;
};

type ReportWizardProps = {
  report: Report;
  framework: Framework;
  step: ReportStep;
};

const ReportWizard = ({ report, framework, step }: ReportWizardProps) => {
  const { i18n } = useLingui();
  const mayWrite = useMayWith(report, 'report:write');
  const readOnly = !mayWrite || !isEditable(report.status);
  const wizard = useMemo(() => ({ report, framework, step, readOnly }), [report, framework, step, readOnly]);
  usePageTitle(`${i18n._(stepNames[step])} · ${reportNameIn(report, useLanguage())}`);
  useRememberStep(report, step, readOnly);
  useOtherSteps(report);
  const Step = steps[step];
  return (
    <WizardContext value={wizard}>
      <WizardFrame>
        <Suspense fallback={<StepSkeleton />}>
          <Step key={report.id} />
        </Suspense>
      </WizardFrame>
    </WizardContext>
  );
};
