import { consolidationQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import type { ApproachEffect } from '@esg/contract';
import { FigureCell, FigureHead, Heading, Stack, Table } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { approachNames } from './boundary-words.ts';
import { useMetricWords } from './use-metric-words.ts';

/** The effect of each approach on the same entities and figures of the calendar year, before one is chosen. */
export const Effects = ({ year }: { readonly year: number }) => {
  const { t } = useLingui();
  const { nameOf } = useMetricWords();
  const period = { start: `${year}-01-01`, end: `${year}-12-31` };
  const { data, error, refetch } = useQuery(consolidationQueries.effects(useApi(), period));
  if (!data)
    return (
      <NotLoaded
        title={<Trans>Couldn’t load what each approach counts</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  const keys = [...new Set(data.flatMap(({ figures }) => figures.map(({ metricKey }) => metricKey)))];
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        <Trans>What each approach counts in {year}</Trans>
      </Heading>
      <Table caption={t`What each approach counts in ${year}`} captionHidden density="compact" stacked>
        <thead>
          <tr>
            <th scope="col">{t`Approach`}</th>
            {[t`Entities in whole`, t`In part`, t`Not at all`, ...keys.map(nameOf)].map((head) => (
              <FigureHead key={head}>{head}</FigureHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((effect) => (
            <EffectRow key={effect.approach} effect={effect} keys={keys} />
          ))}
        </tbody>
      </Table>
    </Stack>
  );
};

const EffectRow = ({ effect, keys }: { readonly effect: ApproachEffect; readonly keys: readonly string[] }) => {
  const { t, i18n } = useLingui();
  const { integer } = useFormatters();
  const { nameOf, amountOf } = useMetricWords();
  const amountIn = (key: string) => {
    const value = effect.figures.find(({ metricKey }) => metricKey === key)?.value;
    return value ? amountOf(key, value) : '–';
  };
  return (
    <tr>
      <th scope="row">{i18n._(approachNames[effect.approach])}</th>
      <FigureCell label={t`Entities in whole`}>{integer(effect.whole)}</FigureCell>
      <FigureCell label={t`In part`}>{integer(effect.part)}</FigureCell>
      <FigureCell label={t`Not at all`}>{integer(effect.out)}</FigureCell>
      {keys.map((key) => (
        <FigureCell key={key} label={nameOf(key)}>
          {amountIn(key)}
        </FigureCell>
      ))}
    </tr>
  );
};
