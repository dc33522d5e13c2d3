import { useLanguage } from '@esg/app-kit';
import { countriesByName, diallingCountries } from '@esg/app-kit/company';
import type { BillingContact, Country } from '@esg/contract';
import { CountrySelect, Fieldset, Grid, PhoneField, Stack, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ContactField } from './contact-rules.ts';

export const useContactLabels = (): Record<ContactField, string> => {
  const { t } = useLingui();
  return {
    name: t`Contact name`,
    email: t`E-mail address`,
    phone: t`Telephone`,
    addressLine1: t`Address line 1`,
    addressLine2: t`Address line 2`,
    city: t`City`,
    state: t`State or province`,
    zipCode: t`Postal code`,
    country: t`Country or region`,
  };
};

type ContactFieldsProps = {
  readonly contact: BillingContact;
  readonly onChange: (change: Partial<BillingContact>) => void;
  /** `typed` is the text of a number that cannot be parsed yet. */
  readonly onPhone: (change: { value: string | undefined; typed: string }) => void;
  readonly countries: readonly Country[];
  readonly errors: Partial<Record<ContactField, string>>;
  readonly idOf: (field: ContactField) => string;
  /** Called when somebody leaves the field. */
  readonly onLeave: (field: ContactField) => void;
};

/** The addressee of bills (spec section 3). */
export const ContactFields = ({ contact, onChange, onPhone, countries, errors, idOf, onLeave }: ContactFieldsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const labels = useContactLabels();
  // Memoised, so that a key press does not render hundreds of countries again.
  const named = useMemo(() => countriesByName(countries, language), [countries, language]);
  const dialled = useMemo(() => diallingCountries(countries, language), [countries, language]);
  const common = (field: ContactField) => ({
    id: idOf(field),
    label: labels[field],
    error: errors[field],
    onBlur: () => onLeave(field),
  });
  const line = (field: Exclude<ContactField, 'country' | 'phone'>, autoComplete: string) => ({
    ...common(field),
    autoComplete,
    value: contact[field],
    onChange: ({ value }: { value: string }) => onChange({ [field]: value }),
  });
  return (
    <Fieldset label={t`Billing contact`}>
      <Stack gap={4}>
        <TextField {...line('name', 'name')} required />
        <TextField {...line('email', 'email')} type="email" required />
        <PhoneField
          {...common('phone')}
          required
          countries={dialled}
          labels={{ country: t`Country code of` }}
          value={contact.phone}
          onChange={onPhone}
        />
        <TextField {...line('addressLine1', 'address-line1')} required />
        <TextField {...line('addressLine2', 'address-line2')} />
        <Grid cell="small" gap={4}>
          <TextField {...line('city', 'address-level2')} required />
          <TextField {...line('state', 'address-level1')} />
          <TextField {...line('zipCode', 'postal-code')} />
        </Grid>
        <CountrySelect
          {...common('country')}
          required
          countries={named}
          value={contact.country}
          onChange={({ value }) => onChange({ country: value })}
          labels={{ list: t`Countries`, clear: t`Clear country`, none: t`No countries found` }}
        />
      </Stack>
    </Fieldset>
  );
};
