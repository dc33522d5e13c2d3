import { ApiError, frameworkQueries, rollForwardQueries } from '@esg/api-client';
import { LoadFailed, NotFoundPage, useApi, useLanguage, usePageTitle } from '@esg/app-kit';
import type { CarryPlan, CarryPlanQuery } from '@esg/contract';
import { Banner, Page, Select, Skeleton, SkeletonGroup, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CarryForm } from './CarryForm.tsx';

type CarryPageProps = { readonly reportId: string; readonly search: Pick<CarryPlanQuery, 'kind' | 'versionId'> };

/**
 * Starts a report from another one: next year's, in the same framework or its next version, or the same year's in a second framework. Shows
 * what would be copied before anything is created.
 */
export const CarryPage = ({ reportId, search }: CarryPageProps) => {
  const { t } = useLingui();
  const isNext = search.kind === 'next-period';
  const title = isNext ? t`Next year’s report` : t`Same data, second framework`;
  usePageTitle(title);
  const isReady = isNext || search.versionId !== undefined;
  const query = useQuery({ ...rollForwardQueries.plan(useApi(), reportId, search), enabled: isReady });
  const { data: plan, error, refetch } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  const from = plan?.from.name;
  return (
    <Page
      title={title}
      purpose={
        from === undefined ? (
          !isNext && <Trans>Answers that both frameworks ask for are copied. The first report stays as it is.</Trans>
        ) : (
          <Trans>Starts from “{from}”, which stays as it is.</Trans>
        )
      }
    >
      <Stack gap={6} align="stretch">
        {isNext ? <VersionChoice plan={plan} /> : <FrameworkChoice versionId={search.versionId} plan={plan} />}
        {plan && <CarryForm key={plan.versionId} plan={plan} reportId={reportId} />}
        {!plan && !error && isReady && (
          <SkeletonGroup label={t`Loading what will be carried over`}>
            <Skeleton shape="block" height="20rem" />
          </SkeletonGroup>
        )}
        {!plan && error && (
          <LoadFailed
            title={<Trans>Couldn’t work out what will be carried over</Trans>}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Page>
  );
};

const useChooseVersion = () => {
  const navigate = useNavigate();
  return (versionId: string) =>
    void navigate({ to: '.', search: (before) => ({ ...before, versionId }), replace: true, resetScroll: false });
};

/** The present version and the later ones, if there are any. */
const VersionChoice = ({ plan }: { readonly plan: CarryPlan | undefined }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const choose = useChooseVersion();
  if (!plan) return null;
  const former = plan.from.framework[language];
  const present = plan.framework[language];
  if (plan.versions.length < 2)
    return plan.versionId === plan.from.versionId ? null : (
      <Banner tone="info" title={t`${present} applies to this year`}>
        <Trans>It follows {former}. Disclosures that were replaced move to the codes that follow them.</Trans>
      </Banner>
    );
  return (
    <Select
      label={t`Framework version`}
      hint={t`Disclosures that were replaced move to the codes that follow them.`}
      value={plan.versionId}
      options={plan.versions.map(({ versionId, framework, version }) => ({
        value: versionId,
        label: `${framework[language]} ${version}`,
      }))}
      onChange={({ value }) => choose(value)}
    />
  );
};

type FrameworkChoiceProps = { readonly versionId: string | undefined; readonly plan: CarryPlan | undefined };

const FrameworkChoice = ({ versionId, plan }: FrameworkChoiceProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const choose = useChooseVersion();
  const { data: frameworks = [] } = useQuery(frameworkQueries.list(useApi()));
  const done = plan?.answered.done;
  const total = plan?.answered.total;
  return (
    <Select
      label={t`Second framework`}
      placeholder={t`Choose a framework`}
      hint={plan && t`${done} of ${total} disclosures are already answered.`}
      value={versionId ?? ''}
      options={frameworks
        .filter((framework) => framework.versionId !== plan?.from.versionId)
        .map((framework) => ({ value: framework.versionId, label: framework.name[language] }))}
      onChange={({ value }) => choose(value)}
    />
  );
};
