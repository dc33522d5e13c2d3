import { materialityQueries, sessionQueries } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import { type MaterialityYear, materialityPath, materialityStepPath } from '@esg/contract';
import { Button, Card, EmptyState, Inline, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { StepError, StepSkeleton } from '../../../wizard/loading.tsx';
import { StepIntro } from '../../../wizard/StepIntro.tsx';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { editionNames } from '../words.ts';

/** Step of a report: how the assessment of its year stands, and the way there. */
export const AssessMateriality = () => {
  const { t } = useLingui();
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  return (
    <Stack gap={6} align="stretch">
      <StepIntro
        title={t`Materiality journey`}
        purpose={t`Reports say which topics matter and how you found out. The assessment of the year gives the reasons.`}
      />
      {profile &&
        (profile.permissions.includes('materiality:read') ? (
          <AssessmentOfReport />
        ) : (
          <Text tone="muted">
            <Trans>Your role doesn’t include materiality assessments. Ask an administrator.</Trans>
          </Text>
        ))}
    </Stack>
  );
};

const AssessmentOfReport = () => {
  const { report } = useWizard();
  const years = useQuery(materialityQueries.years(useApi()));
  if (!years.data) {
    if (years.error) return <StepError error={years.error} onRetry={() => void years.refetch()} />;
    return <StepSkeleton />;
  }
  const wanted = report.period && Number(report.period.end.slice(0, 'yyyy'.length));
  const own = years.data.find(({ year }) => year === wanted);
  const [latest] = years.data;
  if (own) return <State assessment={own} />;
  return <NoneOfYear year={wanted ?? undefined} latest={latest} />;
};

/** The route belongs to the shell, so its types are not known here. */
const to = (path: string) => ({ to: path }) as LinkProps;

const State = ({ assessment: { id, year, edition, decidedAt } }: { assessment: MaterialityYear }) => {
  const { i18n } = useLingui();
  const { date } = useFormatters();
  const decided = decidedAt === null ? undefined : date(decidedAt);
  return (
    <Card>
      <Inline gap={4} justify="between">
        <Stack gap={1}>
          <Text as="span" strong>
            <Trans>Materiality {String(year)}</Trans>
          </Text>
          <Text as="span" size="sm" tone="muted">
            {i18n._(editionNames[edition])}
          </Text>
          <Status tone={decided ? 'success' : 'progress'}>
            {decided ? <Trans>Decided on {decided}</Trans> : <Trans>In progress</Trans>}
          </Status>
        </Stack>
        <Button asChild emphasis="strong">
          <Link {...to(materialityStepPath(id, decided ? 'decision' : 'context'))}>
            {decided ? <Trans>Open the decision</Trans> : <Trans>Continue the assessment</Trans>}
          </Link>
        </Button>
      </Inline>
    </Card>
  );
};

type NoneOfYearProps = { year: number | undefined; latest: MaterialityYear | undefined };

const NoneOfYear = ({ year, latest }: NoneOfYearProps) => (
  <EmptyState
    level={3}
    title={
      year === undefined ? (
        <Trans>This report has no period yet</Trans>
      ) : (
        <Trans>No assessment of {String(year)} yet</Trans>
      )
    }
    purpose={
      latest ? (
        <Trans>The latest one is of {String(latest.year)}. A new year starts from its topics and entries.</Trans>
      ) : (
        <Trans>
          List the topics that could matter, describe their impacts, risks and opportunities, let several people score
          them without seeing each other’s scores, and decide.
        </Trans>
      )
    }
    action={
      <Button asChild>
        <Link {...to(materialityPath)}>
          <Trans>Open the assessments</Trans>
        </Link>
      </Button>
    }
  />
);
