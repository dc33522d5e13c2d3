import { climateQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import { type ClimateChange, type ClimateRecalculation, climateRecalculationLimits, daysOfMonth } from '@esg/contract';
import { FigureCell, FigureHead, Heading, Stack, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useTonnes } from '../names/use-tonnes.ts';
import { useClimateWords } from '../words/use-climate-words.ts';

type ChangedLinesProps = { readonly recalculation: ClimateRecalculation };

/** The lines that a recalculation changes most, with their number or question before and after. */
export const ChangedLines = ({ recalculation }: ChangedLinesProps) => {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(climateQueries.changes(useApi(), recalculation.id));
  if (!data)
    return <NotLoaded title={<Trans>Couldn’t load the changes</Trans>} error={error} onRetry={() => void refetch()} />;
  const { changesMax } = climateRecalculationLimits;
  return (
    <Stack gap={2} align="stretch">
      <Heading level={3} size="sm">
        <Trans>Largest changes</Trans>
      </Heading>
      <Table caption={t`Largest changes`} captionHidden stacked>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Line of activity data</Trans>
            </th>
            <th scope="col">
              <Trans>Month</Trans>
            </th>
            <FigureHead>
              <Trans>Now, t CO₂e</Trans>
            </FigureHead>
            <FigureHead>
              <Trans>Afterwards, t CO₂e</Trans>
            </FigureHead>
          </tr>
        </thead>
        <tbody>
          {data.items.map((change) => (
            <ChangedLine key={`${change.activityId} ${change.method}`} change={change} />
          ))}
        </tbody>
      </Table>
      {data.items.length === changesMax && (
        <Text size="sm" tone="muted">
          <Trans>The {changesMax} largest changes are shown.</Trans>
        </Text>
      )}
    </Stack>
  );
};

const ChangedLine = ({ change }: { readonly change: ClimateChange }) => {
  const { t } = useLingui();
  const { period } = useFormatters();
  const names = useClimateNames();
  const { label, activityTypeId, entityId, month, method, before, after } = change;
  const activity = names.activityType(activityTypeId);
  return (
    <tr>
      <th scope="row">
        {label || activity}
        <Text size="sm" tone="muted">
          {[label ? activity : '', names.entity(entityId), method ? names.scope('2', method) : '']
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </th>
      <td>{period(daysOfMonth(month))}</td>
      <FigureCell label={t`Now, t CO₂e`}>
        <Side side={before} />
      </FigureCell>
      <FigureCell label={t`Afterwards, t CO₂e`}>
        <Side side={after} />
      </FigureCell>
    </tr>
  );
};

const Side = ({ side: { kgCo2e, question } }: { readonly side: ClimateChange['before'] }) => {
  const tonnes = useTonnes();
  const { question: words } = useClimateWords();
  if (kgCo2e !== null) return tonnes(kgCo2e);
  return (
    <Text as="span" size="sm" tone="muted">
      {question ? words(question.reason) : '–'}
    </Text>
  );
};
