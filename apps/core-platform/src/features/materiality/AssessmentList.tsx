import { materialityQueries, sessionQueries } from '@esg/api-client';
import { LoadFailed, lastMaterialityProfile, useApi, useFormatters, usePageTitle } from '@esg/app-kit';
import { type MaterialityYear, materialityStepPath } from '@esg/contract';
import {
  Badge,
  Button,
  Card,
  CardLink,
  EmptyState,
  Heading,
  Inline,
  Page,
  Skeleton,
  SkeletonGroup,
  Stack,
  Status,
  Text,
} from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { StartAssessment } from './StartAssessment.tsx';
import { editionNames } from './words.ts';

/** The assessments of all years, and the start of another. */
export const AssessmentList = () => {
  const { t } = useLingui();
  const api = useApi();
  const title = t`Materiality`;
  usePageTitle(title);
  const years = useQuery(materialityQueries.years(api));
  const { data: profile } = useQuery(sessionQueries.profile(api));
  const [isStarting, setStarting] = useState(false);
  const mayStart = profile?.permissions.includes('materiality:write') ?? false;
  const start = mayStart && (
    <Button emphasis="strong" onClick={() => setStarting(true)}>
      <Trans>Start an assessment</Trans>
    </Button>
  );
  return (
    <Page
      title={title}
      purpose={
        <Trans>Find out which topics matter, together and with reasons. Reports then follow what you decide.</Trans>
      }
      action={years.data && years.data.length > 0 ? start : undefined}
    >
      {years.error && !years.data ? (
        <LoadFailed
          title={<Trans>Couldn’t load the assessments</Trans>}
          error={years.error}
          onRetry={() => void years.refetch()}
        />
      ) : (
        <Years years={years.data} start={start} />
      )}
      {isStarting && <StartAssessment years={years.data ?? []} onClose={() => setStarting(false)} />}
    </Page>
  );
};

const Years = ({ years, start }: { years: readonly MaterialityYear[] | undefined; start: ReactNode }) => {
  const { t } = useLingui();
  if (!years)
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton shape="block" height="6rem" />
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    );
  if (years.length === 0)
    return (
      <EmptyState
        title={<Trans>No assessment yet</Trans>}
        purpose={
          <Trans>
            List the topics that could matter, describe their impacts, risks and opportunities, let several people score
            them without seeing each other’s scores, and decide.
          </Trans>
        }
        action={start}
      />
    );
  return (
    <Stack as="ul" gap={3} align="stretch">
      {years.map((year) => (
        <YearCard key={year.id} year={year} />
      ))}
    </Stack>
  );
};

const YearCard = ({ year: { id, year, edition, decidedAt } }: { year: MaterialityYear }) => {
  const { i18n } = useLingui();
  const { date } = useFormatters();
  // The route belongs to the shell, so its types are not known here.
  const target = { to: materialityStepPath(id, 'context') } as LinkProps;
  const decided = decidedAt === null ? undefined : date(decidedAt);
  return (
    <Card as="li">
      <Inline justify="between" gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="md">
            <CardLink>
              <Link {...target}>{year}</Link>
            </CardLink>
          </Heading>
          {id === lastMaterialityProfile() && (
            <Badge>
              <Trans>Opened last</Trans>
            </Badge>
          )}
          <Text as="span" size="sm" tone="muted">
            {i18n._(editionNames[edition])}
          </Text>
        </Stack>
        <Status tone={decided ? 'success' : 'progress'}>
          {decided ? <Trans>Decided on {decided}</Trans> : <Trans>In progress</Trans>}
        </Status>
      </Inline>
    </Card>
  );
};
