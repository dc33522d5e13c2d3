import { climateQueries, entityQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { useMonthName } from '@esg/app-kit/figures';
import { type ClimateLineState, climateLineStates, emissionScopes } from '@esg/contract';
import { Combobox, Grid, Select } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useClimateNames } from '../names/use-climate-names.ts';
import type { LinesPlace, Move } from './lines-place.ts';
import { useGridYear } from './months/use-grid-year.ts';

const stateWords: Readonly<Record<ClimateLineState, MessageDescriptor>> = {
  open: msg`With a question`,
  outdated: msg`Outdated`,
  estimated: msg`Estimates`,
  deleted: msg`Deleted`,
};

/** Ours: years to choose from, back from the present one. */
const yearsBack = 6;

type FiltersProps = { readonly place: LinesPlace; readonly onMove: Move };

/** Narrows the lines by entity, kind and time; the list by scope, category and state as well. The address keeps it. */
export const LinesFilters = ({ place, onMove }: FiltersProps) => {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const { data: entities = [] } = useQuery(entityQueries.all(api));
  const { data: library } = useQuery(climateQueries.library(api));
  return (
    <Grid cell="line" gap={2} role="search" aria-label={t`Find activity data`}>
      <Combobox
        label={t`Entity`}
        labelHidden
        placeholder={t`All entities`}
        value={place.entityId ?? ''}
        onChange={({ value }) => onMove({ entityId: value || undefined })}
        options={entities.map(({ id, name }) => ({ value: id, label: name }))}
        labels={{ list: t`Entities`, clear: t`All entities`, none: t`No entities match` }}
      />
      <Combobox
        label={t`Kind of activity`}
        labelHidden
        placeholder={t`All kinds`}
        value={place.activityTypeId ?? ''}
        onChange={({ value }) => onMove({ activityTypeId: value || undefined })}
        options={(library?.activityTypes ?? []).map(({ id, name }) => ({ value: id, label: name[language] }))}
        labels={{ list: t`Kinds of activity`, clear: t`All kinds`, none: t`No kinds match. Try another word.` }}
      />
      {place.view === 'months' ? (
        <GridYear place={place} onMove={onMove} />
      ) : (
        <ListFields place={place} onMove={onMove} />
      )}
    </Grid>
  );
};

const yearsBefore = (year: number) => Array.from({ length: yearsBack }, (_, back) => String(year - back));

const GridYear = ({ place, onMove }: FiltersProps) => {
  const { t } = useLingui();
  const now = new Date().getFullYear();
  const year = useGridYear(place);
  return (
    <Select
      label={t`Year`}
      labelHidden
      value={year}
      onChange={({ value }) => onMove({ year: value })}
      options={[...new Set([...yearsBefore(now), year])].map((each) => ({ value: each, label: each }))}
    />
  );
};

const ListFields = ({ place, onMove }: FiltersProps) => {
  const { t, i18n } = useLingui();
  const names = useClimateNames();
  const api = useApi();
  const { data: library } = useQuery(climateQueries.library(api));
  return (
    <>
      <Span place={place} onMove={onMove} />
      <Select
        label={t`Scope`}
        labelHidden
        placeholder={t`All scopes`}
        value={place.scope ?? ''}
        onChange={({ value }) => onMove({ scope: emissionScopes.find((each) => each === value) })}
        options={emissionScopes.map((scope) => ({ value: scope, label: names.scope(scope) }))}
      />
      <Select
        label={t`Category`}
        labelHidden
        placeholder={t`All categories`}
        value={place.category ?? ''}
        onChange={({ value }) => onMove({ category: value || undefined })}
        options={(library?.categories ?? []).map(({ number }) => ({
          value: String(number),
          label: names.category(String(number)),
        }))}
      />
      <Select
        label={t`State`}
        labelHidden
        placeholder={t`All that count`}
        value={place.state ?? ''}
        onChange={({ value }) => onMove({ state: climateLineStates.find((each) => each === value) })}
        options={climateLineStates.map((state) => ({ value: state, label: i18n._(stateWords[state]) }))}
      />
    </>
  );
};

/** A whole year, or the months that a link names. */
const Span = ({ place: { from, to }, onMove }: FiltersProps) => {
  const { t } = useLingui();
  const monthName = useMonthName('short');
  const years = yearsBefore(new Date().getFullYear());
  const isYear = from?.endsWith('-01') && to === `${from.slice(0, 4)}-12`;
  const year = isYear ? (from?.slice(0, 4) ?? '') : '';
  const other = !isYear && (from ?? to) !== undefined ? `${from ?? ''}/${to ?? ''}` : '';
  const first = from ? monthName(from) : '…';
  const last = to ? monthName(to) : '…';
  const choose = (value: string) => {
    if (value === other && other !== '') return;
    onMove(value === '' ? { from: undefined, to: undefined } : { from: `${value}-01`, to: `${value}-12` });
  };
  return (
    <Select
      label={t`Months`}
      labelHidden
      placeholder={t`All months`}
      value={other || year}
      onChange={({ value }) => choose(value)}
      options={[
        ...(other ? [{ value: other, label: t`${first} to ${last}` }] : []),
        ...[...new Set([...years, ...(year ? [year] : [])])].map((each) => ({ value: each, label: each })),
      ]}
    />
  );
};
