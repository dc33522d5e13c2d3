import { useLanguage } from '@esg/app-kit';
import { type EntityCoverage, type InsightTile, periodName } from '@esg/contract';
import { Card, Inline, Stack, Status, Text, TextLink } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as css from './Insights.css.ts';
import { TileChart } from './TileChart.tsx';
import { useTileWords } from './use-tile-words.ts';

type TileProps = {
  readonly tile: InsightTile;
  /** Where the data hub opens: the entity, and the reporting time of a year. */
  readonly place: (end?: string) => { readonly entityId?: string; readonly reportingTimeId?: string };
  /** Whether a published report prints another figure for one of these years. */
  readonly isPrintedOtherwise: boolean;
  readonly mayWrite: boolean;
  /** How the figures stand beside the path of the target: another feature says it. */
  readonly progressOf: (tile: InsightTile) => ReactNode;
};

/** One metric: its newest figure, its course, what it lacks, and the way to its figures. */
export const Tile = (props: TileProps) => {
  const language = useLanguage();
  const { tile } = props;
  const title = tile.name[language];
  const { unit } = tile;
  return (
    <Card padding="compact" as="article" aria-label={title}>
      <Stack gap={3} align="stretch">
        {unit ? (
          <TileChart tile={{ ...tile, unit }} title={title} description={<Newest tile={tile} />} />
        ) : (
          <NoFigure {...props} title={title} />
        )}
        {unit && <Facts {...props} />}
      </Stack>
    </Card>
  );
};

const Newest = ({ tile }: Pick<TileProps, 'tile'>) => {
  const words = useTileWords();
  const { unit, values } = tile;
  const newest = values.findLast(({ number }) => number !== null);
  const running = values.findLast(({ partial }) => partial !== null);
  const change = words.change(tile);
  const shown = newest ?? running;
  const amount = newest?.number ?? running?.partial;
  if (!unit || !shown || !amount) return null;
  return (
    <>
      <div className={css.figure}>{words.amount(amount, unit)}</div>
      <div>
        {newest ? periodName(shown.period) : <Trans>{periodName(shown.period)} so far</Trans>}
        {change && ` · ${change}`}
      </div>
    </>
  );
};

const NoFigure = ({ tile, place, mayWrite, title }: TileProps & { readonly title: string }) => (
  <Stack gap={2}>
    <Text strong>{title}</Text>
    <Text size="sm" tone="muted">
      <Trans>No figure in these years.</Trans>
    </Text>
    <div className={css.offPaper} data-export="none">
      <TextLink asChild>
        <Link to="/ct/data-hub/$metricNodeId" params={{ metricNodeId: tile.metricKey }} search={place()}>
          {mayWrite ? <Trans>Enter the first figure</Trans> : <Trans>Open in the data hub</Trans>}
        </Link>
      </TextLink>
    </div>
  </Stack>
);

const Covered = ({ coverage: { told, of, period } }: { readonly coverage: EntityCoverage }) => (
  <Plural
    value={of}
    one={`${told} of # entity has a figure for ${periodName(period)}`}
    other={`${told} of # entities have a figure for ${periodName(period)}`}
  />
);

const Facts = ({ tile, place, isPrintedOtherwise, progressOf }: TileProps) => {
  const { t } = useLingui();
  const words = useTileWords();
  const { coverage, attention, metricKey } = tile;
  return (
    <Stack gap={2}>
      {tile.target && progressOf(tile)}
      {coverage && coverage.told === coverage.of && (
        <Text size="sm" tone="muted">
          <Covered coverage={coverage} />
        </Text>
      )}
      {(attention.length > 0 || isPrintedOtherwise) && (
        <Stack as="ul" gap={1} aria-label={t`Needs attention`}>
          {attention.map((each) => (
            <li key={each.kind}>
              {each.kind === 'findings' ? (
                <TextLink asChild>
                  <Link to="/ct/data-hub/review" search={place(each.period.end)}>
                    <Status tone="warning">{words.attention(each)}</Status>
                  </Link>
                </TextLink>
              ) : (
                <Status tone="warning">
                  {each.kind === 'uncovered' && coverage ? <Covered coverage={coverage} /> : words.attention(each)}
                </Status>
              )}
            </li>
          ))}
          {isPrintedOtherwise && (
            <li>
              <Status tone="info">
                <Trans>A published report prints another figure</Trans>
              </Status>
            </li>
          )}
        </Stack>
      )}
      <div className={css.offPaper} data-export="none">
        <Inline gap={3}>
          <TextLink asChild>
            <Link
              to="/ct/data-hub/$metricNodeId"
              params={{ metricNodeId: metricKey }}
              search={place(tile.values.findLast(({ number }) => number !== null)?.period.end)}
            >
              <Trans>Open in the data hub</Trans>
            </Link>
          </TextLink>
        </Inline>
      </div>
    </Stack>
  );
};
