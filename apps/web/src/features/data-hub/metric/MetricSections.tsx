import { useLanguage } from '@esg/app-kit';
import type { Metric } from '@esg/contract';
import { Card, Heading, Stack, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { HubPlace } from '../frame/hub-place.ts';

/** The sub-metrics of a metric, each with a link to its data entry. */
export const MetricSections = ({ metric, place }: { readonly metric: Metric; readonly place: HubPlace }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} size="md" id={titleId}>
          <Trans>Enter data</Trans>
        </Heading>
        <Stack as="ul" gap={2}>
          {metric.subMetrics.flatMap((part) =>
            part.sections.map(({ id, kind }) => (
              <li key={id}>
                <TextLink asChild>
                  <Link
                    to="/ct/data-hub/$subMetricNodeId/data-entry/$sectionId"
                    params={{ subMetricNodeId: part.id, sectionId: id }}
                    search={place}
                  >
                    {kind === 'figures' ? t`${part.name[language]}: figures` : t`${part.name[language]}: answer`}
                  </Link>
                </TextLink>
              </li>
            )),
          )}
        </Stack>
      </Stack>
    </Card>
  );
};
