import {
  type FrameworkSummary,
  frameworkCategories,
  frameworkDataKinds,
  frameworkFamilies,
  frameworkLibraries,
} from '@esg/contract';
import { Button, Grid, Inline, SearchField, Select, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DataTimeSelect } from './DataTimeSelect.tsx';
import { type FrameworkFilter, isOwn, regionsOf } from './find-frameworks.ts';
import { useFrameworkWords } from './use-framework-words.ts';

type FrameworkFiltersProps = {
  readonly frameworks: readonly FrameworkSummary[];
  readonly filter: FrameworkFilter;
  readonly onChange: (change: Partial<Record<keyof FrameworkFilter, string>>) => void;
};

/** The option of the library filter for the organisation's own frameworks. */
const ownLibrary = 'own';

/** Filters the frameworks by words, kind, library, family, region and requirements. */
export const FrameworkFilters = ({ frameworks, filter, onChange }: FrameworkFiltersProps) => {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const narrowing = [filter.category, filter.own ?? filter.library, filter.family, filter.region, filter.asks];
  const set = narrowing.filter(Boolean).length;
  return (
    <Stack gap={2} align="stretch" role="search" aria-label={t`Find a framework`}>
      <Inline gap={2} wrap={false}>
        <SearchField
          label={t`Search frameworks`}
          placeholder={t`Search frameworks`}
          value={filter.q ?? ''}
          onChange={({ value }) => onChange({ q: value })}
          labels={{ clear: t`Clear search` }}
        />
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {set > 0 ? <Trans>Filters ({set})</Trans> : <Trans>Filters</Trans>}
        </Button>
      </Inline>
      {open && <NarrowingFields frameworks={frameworks} filter={filter} onChange={onChange} />}
    </Stack>
  );
};

/** Each filter offers only values that the library has. */
const NarrowingFields = ({ frameworks, filter, onChange }: FrameworkFiltersProps) => {
  const { t } = useLingui();
  const words = useFrameworkWords();
  const held = {
    category: frameworkCategories.filter((id) => id === 'AI' || frameworks.some(({ category }) => category === id)),
    library: frameworkLibraries.filter((id) => frameworks.some(({ library }) => library === id)),
    family: frameworkFamilies.filter((id) => frameworks.some(({ family }) => family === id)),
    asks: frameworkDataKinds.filter((id) => frameworks.some(({ dataKinds }) => dataKinds.includes(id))),
  };
  return (
    <Grid as="div" cell="line" gap={2}>
      <DataTimeSelect time={filter.time} onChange={(time) => onChange({ time })} />
      <Select
        label={t`Kind`}
        labelHidden
        placeholder={t`All kinds`}
        value={filter.category ?? ''}
        onChange={({ value }) => onChange({ category: value })}
        options={held.category.map((id) => ({ value: id, label: words.category(id) }))}
      />
      <Select
        label={t`Library`}
        labelHidden
        placeholder={t`The whole library`}
        value={filter.own ? ownLibrary : (filter.library ?? '')}
        onChange={({ value }) =>
          onChange(value === ownLibrary ? { library: '', own: 'yes' } : { library: value, own: '' })
        }
        options={[
          ...held.library.map((id) => ({ value: id, label: words.library(id) })),
          ...(frameworks.some(isOwn) ? [{ value: ownLibrary, label: t`Your organisation` }] : []),
        ]}
      />
      <Select
        label={t`Family`}
        labelHidden
        placeholder={t`All families`}
        value={filter.family ?? ''}
        onChange={({ value }) => onChange({ family: value })}
        options={held.family.map((id) => ({ value: id, label: words.family(id) }))}
      />
      <Select
        label={t`Region`}
        labelHidden
        placeholder={t`All regions`}
        value={filter.region ?? ''}
        onChange={({ value }) => onChange({ region: value })}
        options={regionsOf(frameworks).map((id) => ({ value: id, label: words.region(id) }))}
      />
      <Select
        label={t`Asks for`}
        labelHidden
        placeholder={t`Any data`}
        value={filter.asks ?? ''}
        onChange={({ value }) => onChange({ asks: value })}
        options={held.asks.map((id) => ({ value: id, label: words.dataKind(id) }))}
      />
    </Grid>
  );
};
