import { FormDialog, useLanguage, useProblemSentences } from '@esg/app-kit';
import { countriesByName, useCountryName } from '@esg/app-kit/company';
import type { Supplier } from '@esg/contract';
import { Banner, CountrySelect, Facts, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type SupplierForm, useSupplierForm } from './use-supplier-form.ts';
import { useCountries, useSuppliers } from './use-suppliers.ts';

type SupplierDialogProps = {
  /** Left out for a new one. */
  readonly supplier?: Supplier;
  readonly onClose: () => void;
  /** Takes the one that was added or changed, and closes the dialog; by default it only closes. */
  readonly onStored?: (supplier: Supplier) => void;
};

/** Adds a supplier or changes one. */
export const SupplierDialog = ({ supplier, onClose, onStored }: SupplierDialogProps) => {
  const { t } = useLingui();
  const form = useSupplierForm({ supplier, onStored: onStored ?? onClose });
  return (
    <FormDialog
      title={supplier ? <Trans>Edit supplier</Trans> : <Trans>Add supplier</Trans>}
      description={supplier?.name}
      submitLabel={supplier ? <Trans>Save</Trans> : <Trans>Add supplier</Trans>}
      pending={form.pending}
      onClose={onClose}
      draft={form.draft}
      onSubmit={form.submit}
      errorsTitle={supplier ? t`The supplier wasn’t saved` : t`The supplier wasn’t added`}
      errors={form.errors}
    >
      <Refused form={form} />
      <Fields form={form} ownId={supplier?.id} />
    </FormDialog>
  );
};

/** Why it was not stored; and where somebody else was first, what they stored in the fields that differ. */
const Refused = ({ form: { error, errors, competing, value, fields } }: { readonly form: SupplierForm }) => {
  const { problem } = useProblemSentences();
  const countryName = useCountryName();
  if (!error || errors.length > 0) return null;
  if (error.code !== 'resource.stale' || !competing) return <Banner tone="danger" title={problem(error)} />;
  const { name, reference, country, contactEmail } = competing;
  const differing = [
    { field: fields.name, isSame: name === value.name, shown: name },
    { field: fields.reference, isSame: reference === value.reference, shown: reference },
    { field: fields.country, isSame: (country ?? '') === value.country, shown: countryName(country) },
    { field: fields.contactEmail, isSame: (contactEmail ?? '') === value.contactEmail, shown: contactEmail },
  ].filter(({ isSame }) => !isSame);
  return (
    <Banner tone="danger" title={problem(error)}>
      <Facts facts={differing.map(({ field, shown }) => ({ term: field.label, value: shown || '–' }))} />
    </Banner>
  );
};

/** Says that another supplier has this name: two may, but boards and choices could not be told apart by it. */
const useNameHint = (name: string, ownId: string | undefined): string | undefined => {
  const { t } = useLingui();
  const { rows = [] } = useSuppliers();
  const typed = name.trim().toLocaleLowerCase();
  const same = rows.find(
    ({ supplier }) => supplier.id !== ownId && typed !== '' && supplier.name.toLocaleLowerCase() === typed,
  )?.supplier;
  if (!same) return undefined;
  const { reference } = same;
  return reference
    ? t`You already have a supplier with this name: ${reference}.`
    : t`You already have a supplier with this name.`;
};

type FieldsProps = { readonly form: SupplierForm; readonly ownId: string | undefined };

const Fields = ({ form: { value, type, fields }, ownId }: FieldsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const countries = useCountries();
  const nameHint = useNameHint(value.name, ownId);
  // Memoised, so that a key press does not render hundreds of countries again.
  const named = useMemo(() => countriesByName(countries, language), [countries, language]);
  return (
    <>
      <TextField
        {...fields.name}
        hint={nameHint}
        autoComplete="off"
        value={value.name}
        required
        onChange={(change) => type({ name: change.value })}
      />
      <TextField
        {...fields.reference}
        hint={t`What you call it elsewhere, such as its number in your purchasing system.`}
        autoComplete="off"
        value={value.reference}
        onChange={(change) => type({ reference: change.value })}
      />
      <CountrySelect
        {...fields.country}
        countries={named}
        value={value.country}
        onChange={(change) => type({ country: change.value })}
        labels={{ list: t`Countries`, clear: t`Clear country`, none: t`No countries found` }}
      />
      <TextField
        {...fields.contactEmail}
        hint={t`The person to ask. Nothing is sent before you invite them.`}
        type="email"
        autoComplete="off"
        value={value.contactEmail}
        onChange={(change) => type({ contactEmail: change.value })}
      />
    </>
  );
};
