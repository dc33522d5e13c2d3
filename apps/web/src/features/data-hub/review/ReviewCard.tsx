import { useFormatters } from '@esg/app-kit';
import { useFindingText } from '@esg/app-kit/figures';
import { type DataPoint, type ReviewPage, subMetricIdOf } from '@esg/contract';
import { Button, Card, Heading, Inline, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { findingNames, severityTones } from './finding-names.ts';

export type ReviewItem = ReviewPage['items'][number];

type ReviewCardProps = {
  readonly item: ReviewItem;
  readonly name: string;
  readonly entity: string;
  /** The figures of a data point as they were entered; empty for other answers. */
  readonly figuresOf: (point: DataPoint) => string | undefined;
  readonly reportingTimeId: string;
  readonly mayWrite: boolean;
};

/** One finding: the figure, the problem, and a link to its place. */
export const ReviewCard = ({ item, name, entity, figuresOf, reportingTimeId, mayWrite }: ReviewCardProps) => {
  const { t, i18n } = useLingui();
  const textOf = useFindingText();
  const { sectionId, entityId, dataPoint, previous, findings } = item;
  const asksWhy = findings.some(({ severity }) => severity === 'question');
  const action = !mayWrite ? t`Open` : dataPoint === null ? t`Enter it` : asksWhy ? t`Explain` : t`Look at it`;
  return (
    <Card padding="compact">
      <Inline gap={4} justify="between" align="start">
        <Stack gap={2}>
          <Heading level={2} size="sm">
            {name}
          </Heading>
          <Text size="sm" tone="muted">
            {entity}
          </Text>
          <Stack as="ul" gap={1}>
            {findings.map((finding) => (
              <Inline as="li" gap={2} key={`${finding.kind} ${JSON.stringify(finding.params)}`}>
                <Status tone={severityTones[finding.severity]}>{i18n._(findingNames[finding.kind])}</Status>
                <Text size="sm">
                  {dataPoint === null ? (
                    <Trans>There was a figure before, and there is none now.</Trans>
                  ) : (
                    textOf(finding)
                  )}
                </Text>
              </Inline>
            ))}
          </Stack>
          <Figures dataPoint={dataPoint} previous={previous} figuresOf={figuresOf} />
        </Stack>
        <Button asChild size="compact">
          <Link
            to="/ct/data-hub/$subMetricNodeId/data-entry/$sectionId"
            params={{ subMetricNodeId: subMetricIdOf(sectionId), sectionId }}
            search={{ reportingTimeId, entityId: entityId ?? 'organisation', dataPointId: dataPoint?.id }}
            aria-label={t`${action}: ${name}, ${entity}`}
          >
            {action}
          </Link>
        </Button>
      </Inline>
    </Card>
  );
};

/** The figure before and now, as they were entered. */
const Figures = ({
  dataPoint,
  previous,
  figuresOf,
}: Pick<ReviewCardProps, 'figuresOf'> & Pick<ReviewItem, 'dataPoint' | 'previous'>) => {
  const { t } = useLingui();
  const { period } = useFormatters();
  const shown = (point: DataPoint | null) => {
    const figures = point && figuresOf(point);
    return point && figures && t`${period(point.period)}: ${figures}`;
  };
  const lines = [shown(previous), shown(dataPoint)].filter(Boolean);
  return lines.length === 0 ? null : (
    <Text size="sm" tone="muted" numeric>
      {lines.join(' → ')}
    </Text>
  );
};
