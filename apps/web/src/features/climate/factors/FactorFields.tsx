import { climateQueries } from '@esg/api-client';
import { useApi, useDateLabels, useLanguage } from '@esg/app-kit';
import { type CalorificBasis, type ClimateFactor, languageTags, type ScopeTwoMethod, unitChoice } from '@esg/contract';
import { Combobox, DateField, Fieldset, Grid, Select, Stack, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useRegionOptions } from '../names/use-region-options.ts';
import { EvidenceFields } from './EvidenceFields.tsx';
import { useActivityUnits } from './use-factor-fields.ts';
import type { FactorForm } from './use-factor-form.ts';

type PartProps = { readonly form: FactorForm };

/** What a factor is for, for how much, when it holds, and where it comes from. */
export const FactorFields = ({ form }: PartProps) => (
  <>
    <WhatFor form={form} />
    <Stated form={form} />
    <Provenance form={form} />
  </>
);

/** Kinds of activity, each with its scope. */
const useActivityOptions = () => {
  const language = useLanguage();
  const names = useClimateNames();
  const { data: library } = useQuery(climateQueries.library(useApi()));
  return (library?.activityTypes ?? []).map(({ id, name, scope }) => ({
    value: id,
    label: name[language],
    detail: names.scope(scope),
  }));
};

const WhatFor = ({ form: { value, type, fields } }: PartProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const activities = useActivityOptions();
  const regions = useRegionOptions();
  const { units } = useActivityUnits(value.activityTypeId, value.unit);
  return (
    <>
      <Combobox
        {...fields.activityTypeId}
        required
        value={value.activityTypeId}
        options={activities}
        onChange={(change) => type({ activityTypeId: change.value, unit: '' })}
        labels={{ list: t`Activities`, none: t`No such activity` }}
      />
      <TextField
        {...fields.name}
        required
        hint={t`What exactly it is for, such as “Steam of the industrial park”.`}
        autoComplete="off"
        value={value.name}
        onChange={(change) => type({ name: change.value })}
      />
      <Grid cell="small" gap={3}>
        <Combobox
          {...fields.unit}
          required
          hint={value.activityTypeId === '' ? t`Choose the activity first.` : undefined}
          value={value.unit}
          options={units.map((unit) => ({ value: unit.code, label: unitChoice(unit, language) }))}
          onChange={(change) => type({ unit: change.value })}
          labels={{ list: t`Units`, none: t`No such unit` }}
        />
        <Combobox
          {...fields.region}
          required
          value={value.region}
          options={regions}
          onChange={(change) => type({ region: change.value })}
          labels={{ list: t`Countries`, none: t`No countries found` }}
        />
      </Grid>
    </>
  );
};

/** What must be said besides, where the activity and the unit need it. */
const Stated = ({ form: { value, type, fields } }: PartProps) => {
  const { t } = useLingui();
  const { asked } = useActivityUnits(value.activityTypeId, value.unit);
  return (
    <>
      {asked.basis && (
        <Select
          {...fields.basis}
          required
          placeholder={t`Choose`}
          value={value.basis}
          options={[
            { value: 'gross', label: t`Gross (higher heating value)` },
            { value: 'net', label: t`Net (lower heating value)` },
          ]}
          onChange={(change) => type({ basis: change.value as CalorificBasis | '' })}
        />
      )}
      {asked.method && (
        <Select
          {...fields.method}
          required
          hint={t`Location-based is the average of the grid; market-based is what your supplier or contract states.`}
          placeholder={t`Choose`}
          value={value.method}
          options={[
            { value: 'location', label: t`Location-based` },
            { value: 'market', label: t`Market-based` },
          ]}
          onChange={(change) => type({ method: change.value as ScopeTwoMethod | '' })}
        />
      )}
      {asked.prices && (
        <Grid cell="small" gap={3}>
          <TextField
            {...fields.priceYear}
            required
            inputMode="numeric"
            value={value.priceYear}
            onChange={(change) => type({ priceYear: change.value })}
          />
          <Select
            {...fields.withTax}
            required
            placeholder={t`Choose`}
            value={value.withTax}
            options={[
              { value: 'yes', label: t`With tax` },
              { value: 'no', label: t`Without tax` },
            ]}
            onChange={(change) => type({ withTax: change.value as 'yes' | 'no' | '' })}
          />
        </Grid>
      )}
    </>
  );
};

const Provenance = ({ form }: PartProps) => {
  const { t } = useLingui();
  const { value, type, fields } = form;
  return (
    <Fieldset label={<Trans>Origin and validity</Trans>}>
      <Stack gap={4} align="stretch">
        <Select
          label={t`Stated by`}
          value={value.origin}
          options={[
            { value: 'supplier', label: t`The supplier` },
            { value: 'own', label: t`Us, or another publication` },
          ]}
          onChange={(change) => type({ origin: change.value as ClimateFactor['origin'] })}
        />
        <TextField
          {...fields.source}
          required
          hint={t`The publication, contract or letter, so that others can check the numbers.`}
          autoComplete="off"
          value={value.source}
          onChange={(change) => type({ source: change.value })}
        />
        <Grid cell="small" gap={3}>
          <TextField
            {...fields.evidence}
            required={form.isOfLibrary}
            hint={form.isOfLibrary ? t`The page or address where you compared it.` : t`Such as a page.`}
            autoComplete="off"
            value={value.evidence}
            onChange={(change) => type({ evidence: change.value })}
          />
          <TextField
            {...fields.publicationYear}
            required
            inputMode="numeric"
            value={value.publicationYear}
            onChange={(change) => type({ publicationYear: change.value })}
          />
        </Grid>
        <EvidenceFields form={form} />
        <Terms form={form} />
        <Validity form={form} />
      </Stack>
    </Fieldset>
  );
};

/** What an inventory report says of the factor besides. */
const Terms = ({ form: { value, type, fields } }: PartProps) => {
  const { t } = useLingui();
  return (
    <Grid cell="small" gap={3}>
      <TextField
        {...fields.licence}
        hint={t`Such as an open licence or an agreement. Inventory reports print it.`}
        autoComplete="off"
        value={value.licence}
        onChange={(change) => type({ licence: change.value })}
      />
      <TextField
        {...fields.uncertaintyPercent}
        hint={t`Half of the 95% interval that the source states. Leave it empty where it states none: none is assumed.`}
        inputMode="decimal"
        autoComplete="off"
        value={value.uncertaintyPercent}
        onChange={(change) => type({ uncertaintyPercent: change.value })}
      />
    </Grid>
  );
};

const Validity = ({ form: { value, type, fields } }: PartProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const locale = languageTags[language];
  const fromLabels = useDateLabels(fields.validFrom.label);
  const toLabels = useDateLabels(fields.validTo.label);
  return (
    <Grid cell="small" gap={3}>
      <DateField
        {...fields.validFrom}
        required
        locale={locale}
        labels={fromLabels}
        value={value.validFrom}
        onChange={(change) => change.value !== undefined && type({ validFrom: change.value })}
      />
      <DateField
        {...fields.validTo}
        hint={t`Leave it empty while it holds.`}
        locale={locale}
        labels={toLabels}
        value={value.validTo}
        onChange={(change) => change.value !== undefined && type({ validTo: change.value })}
      />
    </Grid>
  );
};
