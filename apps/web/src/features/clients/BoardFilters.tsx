import type { ClientBoard, ClientBoardOrder, ClientBoardState } from '@esg/contract';
import { clientBoardOrders, clientBoardStates } from '@esg/contract';
import { Grid, SearchField, Select } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { BoardSearch } from './board-search.ts';

const stateNames: Record<ClientBoardState, MessageDescriptor> = {
  ongoing: msg`In progress`,
  overdue: msg`Overdue`,
  waiting: msg`Waiting for a colleague`,
  ready: msg`Ready to publish`,
  published: msg`Published`,
};

const orderNames: Record<ClientBoardOrder, MessageDescriptor> = {
  due: msg`Due first`,
  client: msg`By client`,
  progress: msg`Least progress first`,
  activity: msg`Latest activity first`,
};

type BoardFiltersProps = {
  readonly search: BoardSearch;
  readonly counts: ClientBoard['counts'];
  readonly onChange: (part: BoardSearch) => void;
};

/** Milliseconds without typing before the board is read again. */
const restMilliseconds = 250;

/** Filters and order of the board, in one line; the address keeps them. */
export const BoardFilters = ({ search, counts, onChange }: BoardFiltersProps) => {
  const { t, i18n } = useLingui();
  const [words, setWords] = useState(search.q ?? '');
  useEffect(() => {
    if (words === (search.q ?? '')) return;
    const timer = setTimeout(() => onChange({ q: words || undefined }), restMilliseconds);
    return () => clearTimeout(timer);
  });
  return (
    <Grid as="div" cell="line" gap={2} role="search" aria-label={t`Find a report`}>
      <SearchField
        label={t`Search client or report`}
        placeholder={t`Client or report`}
        labels={{ clear: t`Clear search` }}
        maxLength={255}
        value={words}
        onChange={({ value }) => setWords(value)}
      />
      <Select
        label={t`Show`}
        labelHidden
        value={search.state ?? 'ongoing'}
        options={clientBoardStates.map((state) => ({
          value: state,
          label: `${i18n._(stateNames[state])} (${counts[state]})`,
        }))}
        onChange={({ value }) =>
          onChange({ state: value === 'ongoing' ? undefined : clientBoardStates.find((state) => state === value) })
        }
      />
      <Select
        label={t`Order`}
        labelHidden
        value={search.order ?? 'due'}
        options={clientBoardOrders.map((order) => ({ value: order, label: i18n._(orderNames[order]) }))}
        onChange={({ value }) =>
          onChange({ order: value === 'due' ? undefined : clientBoardOrders.find((order) => order === value) })
        }
      />
    </Grid>
  );
};
