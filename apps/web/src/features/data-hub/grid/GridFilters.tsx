import { frameworkQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { Button, Combobox, Grid, Inline, SearchField, Select, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EntityField, TimeField } from '../frame/HubChoiceFields.tsx';
import { wordsMax } from '../frame/hub-place.ts';
import { isNarrow } from '../frame/name-width.ts';
import type { HubChoices } from '../frame/use-hub-choices.ts';
import type { TypedSearch } from '../frame/use-typed-search.ts';
import type { GridPlace } from './grid-place.ts';

type GridFiltersProps = {
  readonly place: GridPlace;
  readonly choices: HubChoices;
  readonly search: TypedSearch;
  readonly onMove: (change: GridPlace) => void;
};

/** Chooses the figures and the columns of the grid. */
export const GridFilters = ({ place, choices, search, onMove }: GridFiltersProps) => {
  const { t } = useLingui();
  const narrow = isNarrow();
  const [open, setOpen] = useState(!narrow);
  const words = (
    <SearchField
      label={t`Search metrics`}
      placeholder={t`Search metrics`}
      value={search.words}
      onChange={({ value }) => search.change(value)}
      onBlur={search.flush}
      maxLength={wordsMax}
      labels={{ clear: t`Clear search` }}
    />
  );
  return (
    <Stack gap={2}>
      {narrow && (
        <Inline gap={2} align="end" wrap={false}>
          {words}
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            <Trans>Filters</Trans>
          </Button>
        </Inline>
      )}
      {open && (
        <Grid cell="line" gap={2} role="search" aria-label={t`Find a metric`}>
          {!narrow && words}
          <ViewFields place={place} choices={choices} onMove={onMove} />
        </Grid>
      )}
    </Stack>
  );
};

/** The kind of columns, the entity or time of the figures, and the rows. */
const ViewFields = ({ place, choices, onMove }: Omit<GridFiltersProps, 'search'>) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: frameworks = [] } = useQuery(frameworkQueries.list(useApi()));
  return (
    <>
      <Select
        label={t`Columns`}
        labelHidden
        value={place.by ?? 'times'}
        onChange={({ value }) => onMove({ by: value === 'entities' ? 'entities' : undefined })}
        options={[
          { value: 'times', label: t`By reporting time` },
          { value: 'entities', label: t`By entity` },
        ]}
      />
      {place.by === 'entities' ? (
        <TimeField choices={choices} onMove={onMove} />
      ) : (
        <EntityField choices={choices} onMove={onMove} all={false} />
      )}
      <Combobox
        label={t`Asked for by`}
        labelHidden
        placeholder={t`All frameworks`}
        value={place.versionId ?? ''}
        onChange={({ value }) => onMove({ versionId: value || undefined })}
        options={frameworks.map(({ versionId, name }) => ({ value: versionId, label: name[language] }))}
        labels={{ list: t`Frameworks`, clear: t`All frameworks`, none: t`No frameworks match your search.` }}
      />
      <Select
        label={t`Breakdowns`}
        labelHidden
        value={place.parts === true ? 'parts' : 'totals'}
        onChange={({ value }) => onMove({ parts: value === 'parts' || undefined })}
        options={[
          { value: 'totals', label: t`Totals alone` },
          { value: 'parts', label: t`With breakdowns` },
        ]}
      />
    </>
  );
};
