import { frameworkQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { Combobox, Grid, SearchField, Select } from '@esg/ui';
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

/** The filters of the metric tree, all kept in the address. */
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
    <Grid cell="line" gap={2} role="search" aria-label={t`Find a metric`}>
      <SearchField
        label={t`Search metrics`}
        placeholder={t`Search metrics`}
        value={search.words}
        onChange={({ value }) => search.change(value)}
        onBlur={search.flush}
        maxLength={wordsMax}
        labels={{ clear: t`Clear search` }}
      />
      <TimeField choices={choices} onMove={onMove} />
      <EntityField choices={choices} onMove={onMove} all />
      <Select
        label={t`Topic`}
        labelHidden
        placeholder={t`All topics`}
        value={place.topic ?? ''}
        onChange={({ value }) => onMove({ topic: value || undefined })}
        options={topics}
      />
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
        label={t`Metrics shown`}
        labelHidden
        placeholder={t`Filled or not`}
        value={place.unanswered ? 'unanswered' : place.review ? 'review' : ''}
        onChange={({ value }) =>
          onMove({ unanswered: value === 'unanswered' || undefined, review: value === 'review' || undefined })
        }
        options={[
          { value: 'unanswered', label: t`Without a figure` },
          { value: 'review', label: t`On the review list` },
        ]}
      />
    </Grid>
  );
};
