import { organizationMutations } from '@esg/api-client';
import { lineIssue, notify, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { Country, OrganizationProfile } from '@esg/contract';
import { Banner, Button, CountrySelect, Form, Inline, TextField } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion.tsx';

type OrganisationFormProps = {
  readonly organisation: OrganizationProfile;
  readonly countries: readonly Country[];
};

type Draft = Record<'name' | 'industry' | 'headquartersCountry', string>;

const draftOf = ({ name, industry, headquartersCountry }: OrganizationProfile): Draft => ({
  name,
  industry: industry ?? '',
  headquartersCountry: headquartersCountry ?? '',
});

/** What is typed over what is stored: fields nobody has touched follow a change from elsewhere. */
const useDraft = (stored: Draft) => {
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const draft = { ...stored, ...typed };
  return {
    draft,
    unsaved: Object.entries(typed).some(([key, value]) => value !== stored[key as keyof Draft]),
    type: (change: Partial<Draft>) => setTyped({ ...typed, ...change }),
    forget: () => setTyped({}),
  };
};

/** Name, industry and country of the organisation, sent together. Whoever leaves with something unsaved is asked first. */
export const OrganisationForm = ({ organisation, countries }: OrganisationFormProps) => {
  const { t } = useLingui();
  const [nameId, industryId] = [useId(), useId()];
  const { problem, issue, issueAt } = useProblemSentences();
  const { draft, unsaved, type, forget } = useDraft(draftOf(organisation));
  const change = useMutation(organizationMutations.change(useApi(), useQueryClient()));
  const [tried, setTried] = useState(false);
  const [nameLabel, industryLabel] = [t`Organisation name`, t`Industry`];
  const wrong = lineIssue(draft.name);
  const nameError = (tried && wrong && issue(wrong, nameLabel)) || issueAt(change.error, 'name', nameLabel);
  const industryError = issueAt(change.error, 'industry', industryLabel);
  const errors = [
    { fieldId: nameId, message: nameError },
    { fieldId: industryId, message: industryError },
  ].filter(({ message }) => message);

  const save = () => {
    setTried(true);
    if (wrong || change.isPending) return;
    const { name, industry, headquartersCountry } = draft;
    change.mutate(
      { name: name.trim(), industry: industry.trim() || null, headquartersCountry: headquartersCountry || null },
      {
        onSuccess: () => {
          setTried(false);
          forget();
          notify('success', msg`Saved`);
        },
      },
    );
  };
  return (
    <Form
      aria-label={t`Your organisation`}
      onSubmit={save}
      unsaved={unsaved}
      errorsTitle={t`The details were not saved`}
      errors={errors}
    >
      {change.error && errors.length === 0 && <Banner tone="danger" title={problem(change.error)} />}
      <TextField
        id={nameId}
        label={nameLabel}
        required
        value={draft.name}
        onChange={({ value }) => type({ name: value })}
        error={nameError || undefined}
      />
      <TextField
        id={industryId}
        label={industryLabel}
        value={draft.industry}
        onChange={({ value }) => type({ industry: value })}
        error={industryError}
      />
      <CountryField
        countries={countries}
        value={draft.headquartersCountry}
        onChange={(value) => type({ headquartersCountry: value })}
      />
      <Inline justify="end">
        <Button type="submit" emphasis="strong" pending={change.isPending}>
          <Trans>Save changes</Trans>
        </Button>
      </Inline>
      <LeaveQuestion unsaved={unsaved} />
    </Form>
  );
};

type CountryFieldProps = Pick<OrganisationFormProps, 'countries'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const CountryField = ({ countries, value, onChange }: CountryFieldProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <CountrySelect
      label={t`Headquarters`}
      countries={countries.map(({ id, name }) => ({ code: id, name: name[language] }))}
      value={value}
      onChange={(change) => onChange(change.value)}
      labels={{ list: t`Countries`, clear: t`Clear country`, none: t`No country has this name` }}
    />
  );
};
