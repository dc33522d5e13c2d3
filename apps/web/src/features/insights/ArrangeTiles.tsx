import { frameworkQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { type InsightTile, type InsightTiles, insightLimits } from '@esg/contract';
import { Banner, Button, Combobox, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ArrangedTile } from './ArrangedTile.tsx';
import * as css from './Insights.css.ts';
import { movedTo, type TileChoice } from './use-tile-choice.ts';

type ArrangeTilesProps = {
  readonly choice: TileChoice;
  readonly keys: readonly string[];
  /** The tiles that stand now, whose names are known before the library is loaded. */
  readonly tiles: readonly InsightTile[];
};

/** Which metrics a person sees, and in which order: drag them, or use their buttons. */
export const ArrangeTiles = ({ choice, keys, tiles }: ArrangeTilesProps) => {
  const language = useLanguage();
  const { data: library } = useQuery(frameworkQueries.metrics(useApi()));
  const metrics = (library?.metrics ?? []).filter(({ unitKind }) => unitKind !== null);
  const shown = tiles.map(({ metricKey, name }) => ({ key: metricKey, name }));
  const names = new Map([...shown, ...metrics].map(({ key, name }) => [key, name[language]]));
  const nameOf = (key: string) => names.get(key) ?? key;
  return (
    <Stack gap={4} align="stretch">
      {choice.other && <ChosenElsewhere other={choice.other} nameOf={nameOf} onTake={choice.takeOther} />}
      <Text tone="muted">
        <Trans>Drag tiles, or move them with their arrows. Only you see your choice.</Trans>
      </Text>
      <TileList keys={keys} nameOf={nameOf} onChange={choice.change} />
      <AddMetric
        keys={keys}
        options={metrics.map(({ key }) => ({ value: key, label: nameOf(key) }))}
        onAdd={(key) => choice.change([...keys, key])}
      />
      <Inline gap={2}>
        <Button emphasis="strong" pending={choice.isStoring} onClick={choice.save}>
          <Trans>Save tiles</Trans>
        </Button>
        <Button onClick={choice.cancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button emphasis="bare" onClick={choice.takeUsual}>
          <Trans>Back to the usual tiles</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};

type ChosenElsewhereProps = {
  readonly other: InsightTiles;
  readonly nameOf: (key: string) => string;
  readonly onTake: () => void;
};

const ChosenElsewhere = ({ other: { metricKeys }, nameOf, onTake }: ChosenElsewhereProps) => {
  const { t } = useLingui();
  const theirs = metricKeys?.map(nameOf).join(', ') ?? t`the usual ones`;
  return (
    <Banner
      tone="warning"
      title={t`Your tiles were changed elsewhere`}
      action={
        <Button onClick={onTake}>
          <Trans>Show those</Trans>
        </Button>
      }
    >
      <Trans>There they are now: {theirs}. Save again to keep yours instead.</Trans>
    </Banner>
  );
};

type TileListProps = Pick<ChosenElsewhereProps, 'nameOf'> & {
  readonly keys: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
};

const TileList = ({ keys, nameOf, onChange }: TileListProps) => {
  const { t } = useLingui();
  const [dragged, setDragged] = useState<string>();
  return (
    <ol className={css.tiles} aria-label={t`Tiles`}>
      {keys.map((key, place) => (
        <li key={key} className={key === dragged ? css.dragged : undefined}>
          <ArrangedTile
            name={nameOf(key)}
            onEarlier={place === 0 ? undefined : () => onChange(movedTo(keys, key, place - 1))}
            onLater={place === keys.length - 1 ? undefined : () => onChange(movedTo(keys, key, place + 1))}
            onRemove={keys.length === 1 ? undefined : () => onChange(keys.filter((other) => other !== key))}
            drag={{
              onOver: (over) => {
                setDragged(key);
                onChange(movedTo(keys, key, over));
              },
              onEnd: () => setDragged(undefined),
            }}
          />
        </li>
      ))}
    </ol>
  );
};

type AddMetricProps = Pick<TileListProps, 'keys'> & {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onAdd: (key: string) => void;
};

const AddMetric = ({ keys, options, onAdd }: AddMetricProps) => {
  const { t } = useLingui();
  /** The field begins anew, with an empty text, after each metric. */
  const [round, setRound] = useState(0);
  const isFull = keys.length >= insightLimits.tilesMax;
  return (
    <Combobox
      key={round}
      label={t`Add a metric`}
      disabled={isFull}
      hint={isFull ? t`${insightLimits.tilesMax} tiles at most.` : undefined}
      options={options.filter(({ value }) => !keys.includes(value))}
      value=""
      onChange={({ value }) => {
        if (value === '') return;
        onAdd(value);
        setRound(round + 1);
      }}
      labels={{ list: t`Metrics`, none: t`No such metric` }}
    />
  );
};
