import { frameworkQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import type { ScopeTwoMethod } from '@esg/contract';
import { Card, Heading, Inline, Stack, Text, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';

/** Metrics that the results become when they are published, with sums of them. */
const metricsBy = (method: ScopeTwoMethod): readonly string[] => [
  'ghg.scope1.total',
  `ghg.scope2.${method}_based`,
  `ghg.scope12.${method}_based`,
  'ghg.scope3.total',
];

/** Leads to the targets of what the results become in the data hub. */
export const TargetLinks = ({ method }: { readonly method: ScopeTwoMethod }) => {
  const id = useId();
  const language = useLanguage();
  const { data: library } = useQuery(frameworkQueries.metrics(useApi()));
  const metrics = metricsBy(method).flatMap((key) => library?.metrics.find((metric) => metric.key === key) ?? []);
  if (metrics.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Heading level={2} size="md" id={id}>
          <Trans>Targets</Trans>
        </Heading>
        <Text tone="muted" size="sm">
          <Trans>They are set on the published figures, and compared with them year by year.</Trans>
        </Text>
        <Inline gap={4}>
          {metrics.map(({ key, name }) => (
            <TextLink key={key} asChild>
              <Link to="/ct/data-hub/$metricNodeId" params={{ metricNodeId: key }}>
                {name[language]}
              </Link>
            </TextLink>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
};
