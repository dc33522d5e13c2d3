import { ApiError, materialityQueries, sessionQueries } from '@esg/api-client';
import { keepMaterialityProfile, NotFoundPage, PagePath, ProblemPage, useApi, usePageTitle } from '@esg/app-kit';
import { type Assessment, type MaterialityStep, materialityPath, materialityStepPath } from '@esg/contract';
import { Page, Stack, TabLinks } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo } from 'react';
import { StepSkeleton } from '../../wizard/loading.tsx';
import { AssessmentContext, type OpenAssessment, useAssessment } from './assessment-context.ts';
import { SettingsState } from './SettingsState.tsx';
import { shownSteps, stepViews } from './steps.ts';
import { useSettings } from './use-settings.ts';
import { editionNames, stepNames } from './words.ts';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

type AssessmentPageProps = { assessmentId: string; step: MaterialityStep };

/** One assessment: reads it and the library, follows changes by others, and shows the step of the address. */
export const AssessmentPage = ({ assessmentId, step }: AssessmentPageProps) => {
  const api = useApi();
  const assessment = useQuery(materialityQueries.one(api, assessmentId));
  const library = useQuery(materialityQueries.library(api));
  const profile = useQuery(sessionQueries.profile(api));
  const openId = assessment.data?.id;
  useEffect(() => {
    if (openId) keepMaterialityProfile(openId);
  }, [openId]);
  if (isGone(assessment.error) || !shownSteps.includes(step)) return <NotFoundPage />;
  const failed = [assessment, library, profile].find(({ data, error }) => data === undefined && error !== null);
  if (failed) return <ProblemPage error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!assessment.data || !library.data || !profile.data) return <StepSkeleton />;
  const { permissions } = profile.data;
  return (
    <Opened
      assessment={assessment.data}
      library={library.data}
      step={step}
      readOnly={!permissions.includes('materiality:write')}
      mayDecide={permissions.includes('materiality:decide')}
    />
  );
};

const Opened = ({ assessment, library, step, readOnly, mayDecide }: Omit<OpenAssessment, 'settings'>) => {
  const settings = useSettings(assessment);
  const open = useMemo(
    () => ({ assessment, library, step, settings, readOnly, mayDecide }),
    [assessment, library, step, settings, readOnly, mayDecide],
  );
  return (
    <AssessmentContext value={open}>
      <StepPage />
    </AssessmentContext>
  );
};

/** The link of a step. The route belongs to the shell, so its types are not known here. */
const toStep = ({ id }: Assessment, step: MaterialityStep) => ({ to: materialityStepPath(id, step) }) as LinkProps;

const StepPage = () => {
  const { t, i18n } = useLingui();
  const { assessment, step } = useAssessment();
  const { year } = assessment;
  const title = t`Materiality ${String(year)}`;
  usePageTitle(`${i18n._(stepNames[step])} · ${title}`);
  const View = stepViews[step];
  const steps = shownSteps.map((each) => ({
    id: each,
    label: i18n._(stepNames[each]),
    link: <Link {...toStep(assessment, each)} />,
  }));
  return (
    <Page
      title={title}
      before={
        <PagePath
          above={[{ id: 'all', label: t`Materiality`, link: <Link {...({ to: materialityPath } as LinkProps)} /> }]}
          current={title}
        />
      }
      purpose={<Trans>By {i18n._(editionNames[assessment.edition])}</Trans>}
      action={<SettingsState />}
    >
      <Stack gap={6} align="stretch">
        <TabLinks label={t`Steps of the assessment`} items={steps} current={step} />
        <Suspense fallback={<StepSkeleton />}>{View && <View />}</Suspense>
      </Stack>
    </Page>
  );
};
