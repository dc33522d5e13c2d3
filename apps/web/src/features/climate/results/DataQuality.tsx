import { NotLoaded, useFormatters } from '@esg/app-kit';
import { Card, FigureCell, FigureHead, Heading, Stack, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useTonnes } from '../names/use-tonnes.ts';
import { percentOf, type ResultRow, rowsBy, totalBy } from './result-sums.ts';
import { type Results, useSums } from './use-results.ts';

/** How much of the emissions is estimated, and where the factors behind them come from. */
export const DataQuality = ({ results }: { readonly results: Results }) => {
  const { t } = useLingui();
  const id = useId();
  const names = useClimateNames();
  const origins = useSums(results, 'origin');
  const certainties = useSums(results, 'certainty');
  const error = origins.error ?? certainties.error;
  const retry = () => void Promise.all([origins.refetch(), certainties.refetch()]);
  const { method } = results;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4} align="stretch">
        <Stack gap={1}>
          <Heading level={2} size="md" id={id}>
            <Trans>Data quality</Trans>
          </Heading>
          <Text tone="muted" size="sm">
            <Trans>Shares of the emissions of scopes 1 to 3, not of the number of lines.</Trans>
          </Text>
        </Stack>
        {origins.data && certainties.data ? (
          <Stack gap={6} align="stretch">
            <Shares
              caption={t`Amounts`}
              rows={rowsBy(certainties.data.sums, method)}
              total={totalBy(certainties.data.sums, method)}
              nameOf={names.certainty}
            />
            <Shares
              caption={t`Origin of the factors`}
              rows={rowsBy(origins.data.sums, method)}
              total={totalBy(origins.data.sums, method)}
              nameOf={names.origin}
            />
          </Stack>
        ) : (
          <NotLoaded title={<Trans>Couldn’t load the data quality</Trans>} error={error} onRetry={retry} />
        )}
      </Stack>
    </Card>
  );
};

type SharesProps = {
  readonly caption: string;
  readonly rows: readonly ResultRow[];
  readonly total: string;
  readonly nameOf: (key: string | null) => string;
};

const Shares = ({ caption, rows, total, nameOf }: SharesProps) => {
  const { t } = useLingui();
  const { decimal, integer } = useFormatters();
  const tonnes = useTonnes();
  return (
    <Table caption={caption} density="compact" stacked>
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          <FigureHead>{t`Share of all`}</FigureHead>
          <FigureHead>{t`t CO₂e`}</FigureHead>
          <FigureHead>{t`Lines`}</FigureHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, kgCo2e, lines }) => {
          const share = percentOf(kgCo2e, total);
          return (
            <tr key={key}>
              <th scope="row">{nameOf(key)}</th>
              <FigureCell label={t`Share of all`}>{share === undefined ? '–' : `${decimal(share)}%`}</FigureCell>
              <FigureCell label={t`t CO₂e`}>{tonnes(kgCo2e)}</FigureCell>
              <FigureCell label={t`Lines`}>{integer(lines)}</FigureCell>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
};
