import { ownDetailsMutations } from '@esg/api-client';
import { type IssueDescription, lineIssue, nameIssue, notify, useApi, useLanguage } from '@esg/app-kit';
import { diallingCountries } from '@esg/app-kit/company';
import { Refusal, useEntries } from '@esg/app-kit/forms';
import { LeaveQuestion } from '@esg/app-kit/leaving';
import type { Country, User } from '@esg/contract';
import { Button, Form, Grid, Inline, PhoneField, TextField } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { internationalOf, phoneOf } from './own-phone.ts';

type OwnDetailsFormProps = { readonly me: User; readonly countries: readonly Country[] };
type TypedPhone = { readonly value: string | undefined; readonly country: string };

const firstOf = ({ firstName, lastName, department }: User, phone: string) => ({
  firstName,
  lastName,
  phone,
  department: department ?? '',
});

/** The typed values, with the telephone number as parsed, and their saving. */
const useOwnDetails = ({ me, countries }: OwnDetailsFormProps) => {
  const { t } = useLingui();
  const [typedPhone, setTypedPhone] = useState<TypedPhone>();
  const change = useMutation(ownDetailsMutations.change(useApi(), useQueryClient()));
  const unreadable: IssueDescription | undefined =
    typedPhone && typedPhone.value === undefined ? { rule: 'invalid', params: {} } : undefined;
  const rules = {
    firstName: { label: t`First name`, rule: nameIssue },
    lastName: { label: t`Last name`, rule: nameIssue },
    phone: {
      label: t`Phone number`,
      sentence: t`Invalid Phone Number`,
      rule: () => unreadable,
      optional: true as const,
    },
    department: {
      label: t`Department`,
      rule: (value: string) => (value.trim() === '' ? undefined : lineIssue(value)),
      optional: true as const,
    },
  };
  const send = ({ firstName, lastName, department, phone }: ReturnType<typeof firstOf>) =>
    change.mutate(
      {
        firstName,
        lastName,
        department: department.trim() || null,
        phone: phoneOf(phone, typedPhone?.country ?? me.phone?.country ?? '', countries),
      },
      {
        onSuccess: () => {
          entries.forget();
          setTypedPhone(undefined);
          notify('success', msg`Account update is successfully`);
        },
      },
    );
  const entries = useEntries(firstOf(me, internationalOf(me.phone, countries)), rules, send, change.error);
  return { entries, change, unreadable, defaultCountry: me.phone?.country, setTypedPhone };
};

/** The person's own name, telephone number and department (spec section 3, user). */
export const OwnDetailsForm = (props: OwnDetailsFormProps) => {
  const { countries } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const { entries, change, unreadable, defaultCountry, setTypedPhone } = useOwnDetails(props);
  const { form, field } = entries;
  // Memoised, so that a key press does not render hundreds of countries again.
  const dialled = useMemo(() => diallingCountries(countries, language), [countries, language]);
  const unsaved = entries.unsaved || unreadable !== undefined;
  const phone = field('phone');
  return (
    <Form
      {...form}
      aria-label={t`Your details`}
      unsaved={unsaved}
      errorsTitle={<Trans>The details weren’t saved</Trans>}
    >
      {change.error && form.errors.length === 0 && <Refusal key={change.submittedAt} error={change.error} />}
      <Grid cell="small" gap={4}>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </Grid>
      <PhoneField
        {...phone}
        countries={dialled}
        defaultCountry={defaultCountry}
        labels={{ country: t`Country code of` }}
        onChange={({ value, country }) => {
          setTypedPhone({ value, country });
          phone.onChange({ value: value ?? '' });
        }}
      />
      <TextField {...field('department')} autoComplete="organization-title" />
      <Inline justify="end">
        <Button type="submit" emphasis="strong" pending={change.isPending}>
          <Trans>Save changes</Trans>
        </Button>
      </Inline>
      <LeaveQuestion unsaved={unsaved}>
        <Trans>What you changed on this page isn’t saved yet.</Trans>
      </LeaveQuestion>
    </Form>
  );
};
