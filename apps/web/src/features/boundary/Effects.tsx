import { consolidationQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import type { ApproachEffect } from '@esg/contract';
import { FigureCell, FigureHead, Heading, Stack, Table } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Amount } from './Amount.tsx';
import { approachNames } from './boundary-words.ts';
import { useMetricWords } from './use-metric-words.ts';

/** The effect of each approach on the same entities and figures of the calendar year, before one is chosen. */
export const Effects = ({ year }: { readonly year: number }) => {
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
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        <Trans>What each approach counts in {year}</Trans>
      </Heading>
      <EffectTable year={year} effects={data} />
    </Stack>
  );
};

type EffectTableProps = { readonly year: number; readonly effects: readonly ApproachEffect[] };

/** A column for each approach: they are three, while the figures have long names. */
const EffectTable = ({ year, effects }: EffectTableProps) => {
  const { t, i18n } = useLingui();
  const { integer } = useFormatters();
  const keys = [...new Set(effects.flatMap(({ figures }) => figures.map(({ metricKey }) => metricKey)))];
  const isEntered = effects.some(({ figures }) => figures.some(({ entered }) => entered !== null));
  const counts = [
    { name: t`Entities in whole`, of: ({ whole }: ApproachEffect) => whole },
    { name: t`Entities in part`, of: ({ part }: ApproachEffect) => part },
    { name: t`Entities that don’t count`, of: ({ out }: ApproachEffect) => out },
  ];
  return (
    <Table caption={t`What each approach counts in ${year}`} captionHidden density="compact" stacked>
      <thead>
        <tr>
          <th scope="col">{t`What counts`}</th>
          {effects.map(({ approach }) => (
            <FigureHead key={approach}>{i18n._(approachNames[approach])}</FigureHead>
          ))}
          {isEntered && <FigureHead>{t`Entered for the whole`}</FigureHead>}
        </tr>
      </thead>
      <tbody>
        {counts.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {effects.map((effect) => (
              <FigureCell key={effect.approach} label={i18n._(approachNames[effect.approach])}>
                {integer(of(effect))}
              </FigureCell>
            ))}
            {isEntered && <td />}
          </tr>
        ))}
        {keys.map((key) => (
          <FigureRow key={key} metricKey={key} effects={effects} isEntered={isEntered} />
        ))}
      </tbody>
    </Table>
  );
};

type FigureRowProps = {
  readonly metricKey: string;
  readonly effects: readonly ApproachEffect[];
  readonly isEntered: boolean;
};

const FigureRow = ({ metricKey, effects, isEntered }: FigureRowProps) => {
  const { t, i18n } = useLingui();
  const { nameOf } = useMetricWords();
  const figureIn = ({ figures }: ApproachEffect) => figures.find((figure) => figure.metricKey === metricKey);
  const entered = effects.map(figureIn).find((figure) => figure?.entered)?.entered;
  return (
    <tr>
      <th scope="row">{nameOf(metricKey)}</th>
      {effects.map((effect) => {
        const value = figureIn(effect)?.value;
        return (
          <FigureCell key={effect.approach} label={i18n._(approachNames[effect.approach])}>
            {value ? <Amount metricKey={metricKey} amount={value} /> : '–'}
          </FigureCell>
        );
      })}
      {isEntered && (
        <FigureCell label={entered ? t`Entered for the whole` : undefined}>
          {entered && <Amount metricKey={metricKey} amount={entered} />}
        </FigureCell>
      )}
    </tr>
  );
};
