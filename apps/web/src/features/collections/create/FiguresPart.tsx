import { tagOf, useLanguage } from '@esg/app-kit';
import { textSearch } from '@esg/contract';
import { Combobox, Grid, SearchField, Stack, Text } from '@esg/ui';
import { DataTable, type TableColumn } from '@esg/ui/data';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { AskedFigure } from './collection-choices.ts';
import { chosenAmong, Part } from './parts.tsx';
import type { Choices } from './use-choices.ts';
import type { CollectionDraft } from './use-collection-draft.ts';

type FiguresPartProps = { readonly form: CollectionDraft; readonly choices: Choices };

const keyOf = ({ id }: AskedFigure) => id;
const none: readonly AskedFigure[] = [];

/** What is asked: the figures of a framework, or a choice from the library. */
export const FiguresPart = ({ form, choices: { frameworks } }: FiguresPartProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { typed, change, offered = none, sectionIds, ids, messages } = form;
  const [q, setQ] = useState('');
  const rows = useMemo(
    () => offered.filter(({ name, topic, metricKey }) => textSearch(q)(`${name} ${topic} ${metricKey}`)),
    [offered, q],
  );
  const shown = rows.length;
  return (
    <Part title={messages.labels.figures} id={ids.figures} error={messages.shown.figures}>
      <Grid cell="line" gap={2} role="search" aria-label={t`Find a figure`}>
        <Combobox
          label={t`Asked for by`}
          labelHidden
          placeholder={t`Your own choice from the library`}
          value={typed.versionId ?? ''}
          onChange={({ value }) => change({ versionId: value || null, sectionIds: null })}
          options={frameworks.map(({ versionId, name }) => ({ value: versionId, label: name[language] }))}
          labels={{ list: t`Frameworks`, clear: t`Choose from the library`, none: t`No frameworks match your search.` }}
        />
        <SearchField
          label={t`Search figures`}
          placeholder={t`Search figures`}
          labels={{ clear: t`Clear search` }}
          value={q}
          onChange={({ value }) => setQ(value)}
        />
      </Grid>
      <Stack gap={2} align="stretch">
        <DataTable
          label={t`Figures to ask for`}
          rows={rows}
          keyOf={keyOf}
          columns={useFigureColumns()}
          shownFor={`${typed.versionId} ${q}`}
          state={form.offered ? 'ready' : 'loading'}
          locale={tagOf(language)}
          selection={{
            ...chosenAmong(rows.map(keyOf), sectionIds, (chosen) => change({ sectionIds: chosen })),
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
          <Plural
            value={sectionIds.length}
            _0="No figures selected"
            one="# figure selected"
            other="# figures selected"
          />
        </Text>
      </Stack>
    </Part>
  );
};

/** The columns of a list of figures. */
export const useFigureColumns = () => {
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
