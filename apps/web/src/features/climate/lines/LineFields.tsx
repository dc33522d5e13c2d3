import { climateQueries, entityQueries } from '@esg/api-client';
import { useApi, useLanguage, useMonthOptions } from '@esg/app-kit';
import { type ClimateTypeDetail, isInUse, unitPrinted } from '@esg/contract';
import { Combobox, Grid, NumberField, Select, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FactorDocuments } from '../documents/FactorDocuments.tsx';
import { useClimateNames } from '../names/use-climate-names.ts';
import { categoriesToChoose, documentsFor, type LineNeeds, namesFor, regionsFor } from './line-needs.ts';
import type { LineFieldsForm } from './use-line-form.ts';
import { useReading } from './use-reading.ts';

type FieldsProps = { readonly form: LineFieldsForm };

/** Ours: years that can be chosen, back from the present one. */
const yearsBack = 12;

/** Which category of scope 3 it counts in, for kinds that may be of several, such as travel on business or to work. */
export const CategoryField = ({ form: { value, type, field } }: FieldsProps) => {
  const { t } = useLingui();
  const names = useClimateNames();
  const { data: library } = useQuery(climateQueries.library(useApi()));
  const categories = library ? categoriesToChoose(library, value.activityTypeId) : [];
  if (categories.length === 0) return null;
  return (
    <Select
      {...field('category')}
      required
      hint={t`This can be of several. The figure is published under the one you choose.`}
      placeholder={t`Choose a category`}
      value={value.category}
      onChange={(change) => type({ category: change.value })}
      options={categories.map((number) => ({ value: String(number), label: names.category(String(number)) }))}
    />
  );
};

/** Where and when. */
export const PlaceFields = ({ form: { value, type, field } }: FieldsProps) => {
  const { t } = useLingui();
  const { data: entities = [] } = useQuery(entityQueries.all(useApi()));
  const months = useMonthOptions();
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: yearsBack + 2 }, (_, back) => String(thisYear + 1 - back));
  return (
    <>
      <Combobox
        {...field('entityId')}
        placeholder={t`The whole organisation`}
        value={value.entityId}
        onChange={(change) => type({ entityId: change.value })}
        options={entities
          .filter((entity) => isInUse(entity) && !entity.isSample)
          .map(({ id, name }) => ({ value: id, label: name }))}
        labels={{ list: t`Entities`, clear: t`The whole organisation`, none: t`No entities match` }}
      />
      <TextField
        {...field('label')}
        hint={t`As you call it, so that its months are in one row. Leave it empty where there is one alone.`}
        autoComplete="off"
        value={value.label}
        onChange={(change) => type({ label: change.value })}
      />
      <Grid cell="line" gap={2}>
        <Select
          {...field('month')}
          required
          value={value.month}
          onChange={(change) => type({ month: change.value })}
          options={months.map(({ value: month, label }) => ({ value: month.padStart(2, '0'), label }))}
        />
        <Select
          {...field('year')}
          required
          value={value.year}
          onChange={(change) => type({ year: change.value })}
          options={[...new Set([...years, value.year])]
            .toSorted()
            .reverse()
            .map((year) => ({ value: year, label: year }))}
        />
      </Grid>
    </>
  );
};

type OfKindProps = FieldsProps & { readonly detail: ClimateTypeDetail | undefined };

/** How much. The usual unit is chosen as soon as the kind is known. */
export const AmountFields = ({ form: { value, type, field }, detail }: OfKindProps) => {
  const language = useLanguage();
  const reading = useReading();
  const units = detail?.units ?? [];
  const usual = units[0]?.code;
  useEffect(() => {
    if (value.unit === '' && usual) type({ unit: usual });
  });
  return (
    <Grid cell="line" gap={2}>
      <NumberField
        {...field('amount')}
        required
        autoComplete="off"
        {...reading}
        value={value.amount}
        onChange={(change) => type({ amount: change.value })}
      />
      <Select
        {...field('unit')}
        required
        value={value.unit}
        onChange={(change) => type({ unit: change.value })}
        options={units.map((unit) => ({ value: unit.code, label: unitPrinted(unit, language) || unit.name[language] }))}
      />
    </Grid>
  );
};

type NeedFieldsProps = FieldsProps & {
  readonly needs: LineNeeds;
  readonly detail: ClimateTypeDetail;
  /** The country of the headquarters, where a new line began with it. */
  readonly headquarters?: string | null;
};

/** Only what is needed for this kind. What stays empty is asked once it turns out to matter. */
export const NeedFields = ({ form, needs, detail, headquarters = null }: NeedFieldsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useClimateNames();
  const { value, type, field } = form;
  return (
    <>
      {needs.region && (
        <Select
          {...field('region')}
          hint={
            headquarters !== null && value.region === headquarters
              ? t`This is where your headquarters are. Choose another if it was used or bought elsewhere.`
              : t`Where it was used or bought.`
          }
          placeholder={t`Not said`}
          value={value.region}
          onChange={(change) => type({ region: change.value })}
          options={[...new Set([...regionsFor(detail), ...(value.region ? [value.region] : [])])].map((region) => ({
            value: region,
            label: names.region(region),
          }))}
        />
      )}
      {needs.activity && (
        <Combobox
          {...field('activity')}
          hint={t`Leave it empty if you don’t know: you are asked if it matters.`}
          value={value.activity}
          onChange={(change) => type({ activity: change.value })}
          options={namesFor(detail, value.region || null).map((name) => ({ value: name.en, label: name[language] }))}
          labels={{ list: t`Names`, clear: t`Clear`, none: t`No names match` }}
        />
      )}
      <FactorDocuments documents={documentsFor(detail, value)} />
      {needs.basis && (
        <Select
          {...field('basis')}
          hint={t`Only for energy, such as kWh. The bill says gross or net, HHV or LHV, upper or lower.`}
          placeholder={t`Not said`}
          value={value.basis}
          onChange={(change) => type({ basis: change.value })}
          options={[
            { value: 'gross', label: t`Gross (upper, HHV)` },
            { value: 'net', label: t`Net (lower, LHV)` },
          ]}
        />
      )}
      {needs.people && <PeopleField form={form} />}
      {needs.prices && <PriceFields form={form} />}
    </>
  );
};

const PeopleField = ({ form: { value, type, field } }: FieldsProps) => {
  const { t } = useLingui();
  const reading = useReading();
  return (
    <NumberField
      {...field('people')}
      hint={t`Those who shared it. Your share of its emissions counts.`}
      autoComplete="off"
      {...reading}
      value={value.people}
      onChange={(change) => type({ people: change.value })}
    />
  );
};

const PriceFields = ({ form: { value, type, field } }: FieldsProps) => {
  const { t } = useLingui();
  return (
    <Grid cell="line" gap={2}>
      <TextField
        {...field('priceYear')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={value.priceYear}
        onChange={(change) => type({ priceYear: change.value })}
      />
      <Select
        {...field('tax')}
        placeholder={t`Not said`}
        value={value.tax}
        onChange={(change) => type({ tax: change.value })}
        options={[
          { value: 'without', label: t`Without tax` },
          { value: 'with', label: t`With tax` },
        ]}
      />
    </Grid>
  );
};
