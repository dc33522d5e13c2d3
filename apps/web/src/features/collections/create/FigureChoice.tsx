import { tagOf, useLanguage } from '@esg/app-kit';
import { textSearch } from '@esg/contract';
import { Grid, SearchField, Stack, Text } from '@esg/ui';
import { DataTable, type TableColumn } from '@esg/ui/data';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import type { AskedFigure } from './collection-choices.ts';
import { chosenAmong } from './parts.tsx';

type FigureChoiceProps = {
  /** The figures that may be asked for; undefined while they load. */
  readonly figures: readonly AskedFigure[] | undefined;
  /** Names the list that they are, so that another one begins at its top. */
  readonly listOf?: string;
  /** Ids of the chosen ones. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Another control that narrows the figures, before the search. */
  readonly narrowedBy?: ReactNode;
};

const keyOf = ({ id }: AskedFigure) => id;
const none: readonly AskedFigure[] = [];

/** Chooses figures to ask for, narrowed by words, and says how many are chosen. */
export const FigureChoice = ({ figures, listOf = '', chosen, onChange, narrowedBy }: FigureChoiceProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const [q, setQ] = useState('');
  const rows = useMemo(
    () => (figures ?? none).filter(({ name, topic, metricKey }) => textSearch(q)(`${name} ${topic} ${metricKey}`)),
    [figures, q],
  );
  const shown = rows.length;
  return (
    <Stack gap={2} align="stretch">
      <Grid cell="line" gap={2} role="search" aria-label={t`Find a figure`}>
        {narrowedBy}
        <SearchField
          label={t`Search figures`}
          placeholder={t`Search figures`}
          labels={{ clear: t`Clear search` }}
          value={q}
          onChange={({ value }) => setQ(value)}
        />
      </Grid>
      <DataTable
        label={t`Figures to ask for`}
        rows={rows}
        keyOf={keyOf}
        columns={useFigureColumns()}
        shownFor={`${listOf} ${q}`}
        state={figures ? 'ready' : 'loading'}
        locale={tagOf(language)}
        selection={{
          ...chosenAmong(rows.map(keyOf), chosen, onChange),
          labels: {
            all: plural(shown, { one: 'Choose the one shown', other: 'Choose all # shown' }),
            row: ({ name }) => t`Choose ${name}`,
          },
        }}
        message={<Trans>No figure matches. Try a shorter search.</Trans>}
        headHint={t`Alt and an arrow key change the width; add Shift to move the column.`}
        density="compact"
        height="medium"
      />
      <Text size="sm" tone="muted" role="status">
        <Plural value={chosen.length} _0="No figures selected" one="# figure selected" other="# figures selected" />
      </Text>
    </Stack>
  );
};

const useFigureColumns = () => {
  const { t } = useLingui();
  return useMemo(
    (): TableColumn<AskedFigure>[] => [
      { id: 'name', header: t`Figure`, pinned: true, grow: true, widthPx: 240, textOf: ({ name }) => name },
      { id: 'topic', header: t`Topic`, widthPx: 200, textOf: ({ topic }) => topic },
      {
        id: 'kind',
        header: t`Kind of answer`,
        widthPx: 120,
        textOf: ({ isFigure }) => (isFigure ? t`Number` : t`Text or choice`),
      },
    ],
    [t],
  );
};
