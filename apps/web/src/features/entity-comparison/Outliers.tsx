import { useFormatters } from '@esg/app-kit';
import { type EntityComparison, outliersIn, periodName } from '@esg/contract';
import { Card, Heading, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useEntityComparisonWords } from './use-entity-comparison-words.ts';

/** Figures of the newest year that stand out, each with the reasons, and with what its data point says of itself. */
export const Outliers = ({ comparison }: { readonly comparison: EntityComparison }) => {
  const { t } = useLingui();
  const id = useId();
  const { list } = useFormatters();
  const words = useEntityComparisonWords();
  const { rows, years, per } = comparison;
  const newest = years.at(-1);
  const year = newest ? periodName(newest) : '';
  // Two years that do not follow each other, as somebody may choose them, show no change from the year before.
  const isNext = newest && years.at(-2)?.end.slice(0, 4) === String(Number(newest.end.slice(0, 4)) - 1);
  const found = outliersIn(rows, years.length - 1, isNext ? years.length - 2 : -1);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3} align="stretch">
        <Heading level={2} size="md" id={id}>
          <Trans>Unusual figures in {year}</Trans>
        </Heading>
        {found.length === 0 ? (
          <Text tone="muted">
            <Trans>No figure is far from the median or from the previous year.</Trans>
          </Text>
        ) : (
          <Stack as="ul" gap={2}>
            {found.map(({ row: { entityId, name, values }, reasons }) => (
              <li key={entityId}>
                <TextLink asChild>
                  <Link to="/ct/entity-management/$entityId" params={{ entityId }}>
                    {name}
                  </Link>
                </TextLink>{' '}
                <Text as="span">{list(reasons.map((reason) => words.reasonOf(reason, per?.key)))}</Text>
                <Text size="sm" tone="muted">
                  {values.at(-1)?.explanation || t`No explanation yet. Add one to the data point.`}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
};
