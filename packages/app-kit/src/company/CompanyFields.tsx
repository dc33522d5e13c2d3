import { referenceQueries } from '@esg/api-client';
import { exampleOf, type Language, languages, numberFormatOf, numberFormats, ownerships } from '@esg/contract';
import { Combobox, CountrySelect, RadioGroup, Select, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../api/services.tsx';
import { useLanguage } from '../i18n/formatters.ts';
import { languageNames } from '../i18n/languages.ts';
import type { CompanyDraft, CompanyField, LanguageChoice, ProfilePage } from './company-draft.ts';
import { countriesByName } from './countries-by-name.ts';
import { useLanguageChoices } from './ReportLanguages.tsx';
import { useBands } from './use-bands.ts';
import { useYearEnds } from './year-ends.ts';

export const useCompanyLabels = (): Record<CompanyField, string> => {
  const { t } = useLingui();
  return {
    name: t`Company name`,
    chineseName: t`Chinese name`,
    headquartersCountry: t`Headquarters`,
    employeesCount: t`Employees`,
    annualTurnover: t`Annual turnover`,
    industry: t`Industry`,
    ownership: t`Ownership`,
    stockExchange: t`Stock exchange`,
    stockCode: t`Stock code`,
    yearEndMonth: t`Financial year ends on`,
    reportLanguage: t`Report languages`,
    communicationLanguage: t`Communications language`,
    numberFormat: t`Number format`,
  };
};

type FieldsProps = {
  readonly draft: CompanyDraft;
  readonly onChange: (change: Partial<CompanyDraft>) => void;
  readonly errors: Partial<Record<CompanyField, string>>;
  readonly idOf: (field: CompanyField) => string;
  /** The required fields; by default all but the turnover. */
  readonly requires?: ((field: CompanyField) => boolean) | undefined;
};

/** The fields of one page. */
export const CompanyFields = ({ page, ...props }: FieldsProps & { readonly page: ProfilePage }) => {
  const Fields = { '0': NameFields, '1': SizeFields, '2': IndustryFields, '3': LanguageFields }[page];
  return <Fields {...props} />;
};

const optional: readonly CompanyField[] = [
  'annualTurnover',
  'chineseName',
  'numberFormat',
  'stockCode',
  'yearEndMonth',
];

const useField = ({ errors, idOf, requires }: Pick<FieldsProps, 'errors' | 'idOf' | 'requires'>) => {
  const labels = useCompanyLabels();
  return (field: CompanyField) => ({
    id: idOf(field),
    label: labels[field],
    error: errors[field],
    required: !optional.includes(field) && (requires?.(field) ?? true),
  });
};

const NameFields = ({ draft, onChange, ...rest }: FieldsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const field = useField(rest);
  const { data: countries } = useQuery(referenceQueries.countries(useApi()));
  const named = useMemo(() => countriesByName(countries ?? [], language), [countries, language]);
  return (
    <>
      <TextField
        {...field('name')}
        autoComplete="organization"
        value={draft.name}
        onChange={({ value }) => onChange({ name: value })}
      />
      <TextField
        {...field('chineseName')}
        hint={t`Optional. Printed on the covers and headers of Chinese reports.`}
        value={draft.chineseName}
        onChange={({ value }) => onChange({ chineseName: value })}
      />
      <CountrySelect
        {...field('headquartersCountry')}
        countries={named}
        value={draft.headquartersCountry}
        onChange={({ value }) => onChange({ headquartersCountry: value })}
        labels={{ list: t`Countries`, clear: t`Clear country`, none: t`No countries found` }}
      />
    </>
  );
};

const SizeFields = ({ draft, onChange, ...rest }: FieldsProps) => {
  const { t } = useLingui();
  const field = useField(rest);
  const { employees, turnovers } = useBands(draft.headquartersCountry);
  return (
    <>
      <RadioGroup
        {...field('employeesCount')}
        options={employees}
        value={draft.employeesCount}
        onChange={({ value }) => onChange({ employeesCount: value })}
      />
      <Select
        {...field('annualTurnover')}
        hint={t`Optional. Of the last financial year.`}
        placeholder={t`Not stated`}
        options={turnovers}
        value={draft.annualTurnover}
        onChange={({ value }) =>
          onChange({ annualTurnover: turnovers.find((turnover) => turnover.value === value)?.value ?? '' })
        }
      />
    </>
  );
};

const IndustryFields = ({ draft, onChange, ...rest }: FieldsProps) => {
  const { t } = useLingui();
  const field = useField(rest);
  const yearEnds = useYearEnds();
  const ownershipNames: Record<(typeof ownerships)[number], string> = { public: t`Public`, private: t`Private` };
  return (
    <>
      <IndustryField draft={draft} onChange={onChange} {...rest} />
      <RadioGroup
        {...field('ownership')}
        hint={t`Public means that shares are listed on a stock exchange. Choose private for everything else.`}
        options={ownerships.map((value) => ({ value, label: ownershipNames[value] }))}
        value={draft.ownership}
        onChange={({ value }) => onChange({ ownership: value })}
      />
      {draft.ownership === 'public' && <ListingFields draft={draft} onChange={onChange} {...rest} />}
      <Select
        {...field('yearEndMonth')}
        hint={t`Optional. New reporting times and reports start from it.`}
        placeholder={t`Not stated`}
        options={yearEnds}
        value={draft.yearEndMonth}
        onChange={({ value }) => onChange({ yearEndMonth: value })}
      />
    </>
  );
};

/** The industry is stored by its name, so that one chosen in the other language is found, too. */
const IndustryField = ({ draft, onChange, ...rest }: FieldsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const field = useField(rest);
  const { data: sectors = [] } = useQuery(referenceQueries.sectors(useApi()));
  const industries = sectors.flatMap(({ name: sector, industries: own }) =>
    own.map(({ name, also }) => ({
      names: Object.values(name),
      label: name[language],
      detail: sector[language],
      also,
    })),
  );
  return (
    <Combobox
      {...field('industry')}
      options={industries.map(({ label, detail, also }) => ({ value: label, label, detail, also }))}
      value={industries.find(({ names }) => names.includes(draft.industry))?.label ?? ''}
      onChange={({ value }) => onChange({ industry: value })}
      labels={{ list: t`Industries`, clear: t`Clear industry`, none: t`No industries found` }}
    />
  );
};

/** The exchange and stock code of a public company. */
const ListingFields = ({ draft, onChange, ...rest }: FieldsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const field = useField(rest);
  const { data: exchanges = [] } = useQuery(referenceQueries.stockExchanges(useApi()));
  return (
    <>
      <Combobox
        {...field('stockExchange')}
        options={exchanges.map(({ id, name }) => ({ value: id, label: name[language], detail: id }))}
        value={draft.stockExchange}
        onChange={({ value }) => onChange({ stockExchange: value })}
        labels={{
          list: t`Stock exchanges`,
          clear: t`Clear stock exchange`,
          none: t`No stock exchanges found`,
        }}
      />
      <TextField
        {...field('stockCode')}
        hint={t`Optional. Printed on the covers of your reports.`}
        value={draft.stockCode}
        onChange={({ value }) => onChange({ stockCode: value })}
      />
    </>
  );
};

const LanguageFields = ({ draft, onChange, ...rest }: FieldsProps) => {
  const { t } = useLingui();
  const field = useField(rest);
  const options = languages.map((value) => ({ value, label: languageNames[value] }));
  const choices = useLanguageChoices();
  const usual = exampleOf(numberFormatOf(draft.headquartersCountry));
  return (
    <>
      <RadioGroup<LanguageChoice>
        {...field('reportLanguage')}
        hint={t`New reports start with this choice. You can change it for each report.`}
        options={choices}
        value={draft.reportLanguage}
        onChange={({ value }) => onChange({ reportLanguage: value })}
      />
      <RadioGroup<Language>
        {...field('communicationLanguage')}
        hint={t`Invoices and letters to your company are written in it.`}
        options={options}
        value={draft.communicationLanguage}
        onChange={({ value }) => onChange({ communicationLanguage: value })}
      />
      <Select
        {...field('numberFormat')}
        hint={t`For figures on screens and in reports, in every language.`}
        placeholder={t`As usual where your headquarters are: ${usual}`}
        options={numberFormats.map((value) => ({ value, label: exampleOf(value) }))}
        value={draft.numberFormat}
        onChange={({ value }) => onChange({ numberFormat: numberFormats.find((format) => format === value) ?? '' })}
      />
    </>
  );
};
