import { frameworkQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { Checkbox, Combobox, Grid, Inline, SearchField, Select, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EntityField, TimeField } from '../frame/HubChoiceFields.tsx';
import { wordsMax } from '../frame/hub-place.ts';
import type { HubChoices } from '../frame/use-hub-choices.ts';
import type { TypedSearch } from '../frame/use-typed-search.ts';
import type { TreePlace } from './tree-place.ts';

type TreeFiltersProps = {
  readonly place: TreePlace;
  readonly choices: HubChoices;
  readonly search: TypedSearch;
  readonly onMove: (change: TreePlace) => void;
};

/** What narrows the metric tree, all of it kept in the address. */
export const TreeFilters = ({ place, choices, search, onMove }: TreeFiltersProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const { data: frameworks = [] } = useQuery(frameworkQueries.list(api));
  const { data: library } = useQuery(frameworkQueries.metrics(api));
  const topics = (library?.dimensions ?? []).map((dimension) => ({
    label: dimension.name[language],
    options: dimension.topics.map(({ id, name }) => ({ value: id, label: name[language] })),
  }));
  return (
    <Stack gap={3}>
      <SearchField
        label={t`Search metrics`}
        value={search.words}
        onChange={({ value }) => search.change(value)}
        onBlur={search.flush}
        maxLength={wordsMax}
        labels={{ clear: t`Clear search` }}
      />
      <Grid cell="medium">
        <Select
          label={t`Topic`}
          placeholder={t`All topics`}
          value={place.topic ?? ''}
          onChange={({ value }) => onMove({ topic: value || undefined })}
          options={topics}
        />
        <TimeField choices={choices} onMove={onMove} />
        <EntityField choices={choices} onMove={onMove} all />
        <Combobox
          label={t`Asked for by`}
          placeholder={t`All frameworks`}
          value={place.versionId ?? ''}
          onChange={({ value }) => onMove({ versionId: value || undefined })}
          options={frameworks.map(({ versionId, name }) => ({ value: versionId, label: name[language] }))}
          labels={{ list: t`Frameworks`, clear: t`All frameworks`, none: t`No framework has these words.` }}
        />
      </Grid>
      <Inline gap={4}>
        <Checkbox
          label={t`Only metrics without a figure`}
          value={place.unanswered === true}
          onChange={({ value }) => onMove({ unanswered: value || undefined })}
        />
        <Checkbox
          label={t`Only metrics on the review list`}
          value={place.review === true}
          onChange={({ value }) => onMove({ review: value || undefined })}
        />
      </Inline>
    </Stack>
  );
};
