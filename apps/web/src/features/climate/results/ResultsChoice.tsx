import { useLanguage } from '@esg/app-kit';
import { sameJson, timeName } from '@esg/contract';
import { Grid, SegmentedControl, Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { calendarYear } from './results-place.ts';
import type { Results } from './use-results.ts';

/** Calendar years that are offered, counted back from the one that is looked at last. */
const yearsOffered = 8;

const yearsUpTo = (last: number) => Array.from({ length: yearsOffered }, (_, back) => String(last - back));

type ChoiceProps = { readonly results: Results };

/** Chooses the year or reporting time. */
export const PeriodChoice = ({ results: { place, period, times, change } }: ChoiceProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const shown = period.start.slice(0, 4);
  const years = yearsUpTo(Math.max(Number(shown), new Date().getFullYear()));
  // A reporting time of the same days is the same choice.
  const timeOfYear = (year: string) => times.find((time) => sameJson(time.period, calendarYear(year)));
  const offered = (years.includes(shown) ? years : [...years, shown]).filter((year) => !timeOfYear(year));
  return (
    <Select
      label={t`Year or reporting time`}
      value={times.find(({ id }) => id === place.time)?.id ?? timeOfYear(shown)?.id ?? shown}
      onChange={({ value }) =>
        change(value.length === 4 ? { year: Number(value), time: undefined } : { year: undefined, time: value })
      }
      options={[
        ...offered.map((year) => ({ value: year, label: t`Calendar year ${year}` })),
        ...times.map((time) => ({ value: time.id, label: timeName(time, language) })),
      ]}
    />
  );
};

/** Chooses the entity whose own lines count. */
export const EntityChoice = ({ results: { place, entities, change } }: ChoiceProps) => {
  const { t } = useLingui();
  return (
    <Select
      label={t`Entity`}
      placeholder={t`All entities`}
      value={place.entity ?? ''}
      onChange={({ value }) => change({ entity: value || undefined })}
      options={entities.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
};

/** Chooses the year or reporting time, the entity, and how scope 2 counts. */
export const ResultsChoice = ({ results }: ChoiceProps) => {
  const { t } = useLingui();
  const { method, change } = results;
  return (
    <Grid cell="medium" gap={4} role="search" aria-label={t`Choose what to show`}>
      <PeriodChoice results={results} />
      <EntityChoice results={results} />
      <SegmentedControl
        label={t`Scope 2 in charts and shares`}
        value={method}
        onChange={({ value }) => change({ method: value === 'market' ? 'market' : undefined })}
        options={[
          { value: 'location', label: t`Location-based` },
          { value: 'market', label: t`Market-based` },
        ]}
      />
    </Grid>
  );
};
