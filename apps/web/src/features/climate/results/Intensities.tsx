import { entityQueries, frameworkQueries, metricQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { type ComparisonDenominator, comparisonDenominators, type Period, unitPrinted } from '@esg/contract';
import { dividedBy, fractionOf, isNought, toDigits } from '@esg/quantities';
import { Card, Figure, Grid, Heading, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { inTonnes } from '../names/use-tonnes.ts';
import { isOfOthers } from './intensity-cover.ts';

type IntensitiesProps = {
  /** Kilograms of scopes 1 to 3, with scope 2 by the method that is looked at. */
  readonly kgCo2e: string;
  readonly period: Period;
  readonly entity: string | undefined;
};

/** Money is divided by in millions, as reports print it: emissions of one dollar have too many zeros to read. */
const million = fractionOf('1000000');

/** Significant digits of an intensity. */
const digits = 4;

/** Emissions for each employee, of floor area and of revenue: by the figures of the data hub, where it has them. */
export const Intensities = (props: IntensitiesProps) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4} align="stretch">
        <Stack gap={1}>
          <Heading level={2} size="md" id={id}>
            <Trans>Intensities</Trans>
          </Heading>
          <Text tone="muted" size="sm">
            <Trans>Emissions of scopes 1 to 3 divided by figures of the data hub for the same days.</Trans>
          </Text>
        </Stack>
        <Grid cell="small" gap={6}>
          {comparisonDenominators.map((metricKey) => (
            <Intensity key={metricKey} {...props} metricKey={metricKey} />
          ))}
        </Grid>
      </Stack>
    </Card>
  );
};

type IntensityProps = IntensitiesProps & { readonly metricKey: ComparisonDenominator };

const Intensity = ({ kgCo2e, period, entity, metricKey }: IntensityProps) => {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const { decimal } = useFormatters();
  const { data } = useQuery(
    metricQueries.calculation(api, metricKey, { ...period, subject: entity ?? 'organisation' }),
  );
  const { data: library } = useQuery(frameworkQueries.metrics(api));
  const { data: entities } = useQuery(entityQueries.all(api));
  const metric = library?.metrics.find(({ key }) => key === metricKey);
  const value = data?.steps[0]?.value;
  const units = library?.units.find(({ kind }) => kind === metric?.unitKind)?.units;
  const unit = units?.find(({ code }) => code === value?.unit);
  const label: Record<ComparisonDenominator, string> = {
    'workforce.headcount': t`For each employee`,
    'activity.floor_area': t`For floor area`,
    'econ.revenue': t`For revenue`,
  };
  const divisor = value ? fractionOf(value.number) : undefined;
  if (!value || !divisor || isNought(divisor))
    return <Figure label={label[metricKey]} value="–" source={t`No figure in the data hub for these days`} />;
  if (isOfOthers({ entity, entities: entities ?? [] })) {
    const reason = t`Not divided: the emissions are of this entity alone, the figure may be of the entities below it too`;
    return <Figure label={label[metricKey]} value="–" source={reason} />;
  }
  const isMoney = metricKey === 'econ.revenue';
  const each = isMoney ? dividedBy(divisor, million) : divisor;
  const intensity = toDigits(dividedBy(fractionOf(inTonnes(kgCo2e)), each), digits);
  const unitName = metricKey === 'workforce.headcount' ? '' : unit ? unitPrinted(unit, language) : value.unit;
  const amount = `${decimal(value.number)} ${unitName}`.trim();
  return (
    <Figure
      label={label[metricKey]}
      value={decimal(intensity)}
      unit={isMoney ? t`t CO₂e / million ${unitName}` : unitName ? `t CO₂e / ${unitName}` : 't CO₂e'}
      source={t`${metric?.name[language] ?? metricKey}: ${amount}`}
    />
  );
};
