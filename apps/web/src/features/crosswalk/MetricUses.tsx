import { frameworkQueries } from '@esg/api-client';
import { useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { FrameworkSummary, MetricSummary, MetricUse } from '@esg/contract';
import { Badge, Card, ErrorPanel, Heading, Inline, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

type MetricUsesProps = { readonly metric: MetricSummary; readonly frameworks: readonly FrameworkSummary[] };

/** Every use of one metric, by framework. */
export const MetricUses = ({ metric, frameworks }: MetricUsesProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { problem } = useProblemSentences();
  const { data, error } = useQuery(frameworkQueries.metricUses(useApi(), metric.key));
  const grouped = [...Map.groupBy(data ?? [], ({ versionId }) => versionId)];
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2}>{metric.name[language]}</Heading>
        <Text size="sm" tone="muted">
          {metric.key}
        </Text>
        <Text role="status">
          <Plural value={metric.frameworkCount} one="Feeds # framework" other="Feeds # frameworks" />
        </Text>
      </Stack>
      {!data && !error && (
        <SkeletonGroup label={t`Loading what the metric feeds`}>
          <Skeleton shape="block" height="8rem" />
        </SkeletonGroup>
      )}
      {!data && error && (
        <ErrorPanel title={<Trans>Couldn’t load what the metric feeds</Trans>}>{problem(error)}</ErrorPanel>
      )}
      {grouped.map(([versionId, uses]) => (
        <FrameworkUses
          key={versionId}
          name={frameworks.find((framework) => framework.versionId === versionId)?.name[language] ?? versionId}
          uses={uses}
        />
      ))}
    </Stack>
  );
};

const FrameworkUses = ({ name, uses }: { readonly name: string; readonly uses: readonly MetricUse[] }) => {
  const language = useLanguage();
  return (
    <Card as="section" padding="compact" aria-label={name}>
      <Stack gap={2}>
        <Heading level={3} size="sm">
          {name}
        </Heading>
        <Stack as="ul" gap={2}>
          {uses.map(({ code, title, of, coverage }) => (
            <Inline as="li" key={code} gap={2} align="start" wrap={false} justify="between">
              <Text size="sm">
                <strong>{code}</strong> {title[language]}
                {of && (
                  <Text as="span" size="sm" tone="muted">
                    {' '}
                    <Trans>below {of}</Trans>
                  </Text>
                )}
              </Text>
              <CoverageBadge coverage={coverage} />
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
};

/** Whether a metric answers the whole of a disclosure or a part of it. */
export const CoverageBadge = ({ coverage }: Pick<MetricUse, 'coverage'>) =>
  coverage === 'full' ? (
    <Badge tone="success">
      <Trans>In full</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans>In part</Trans>
    </Badge>
  );
