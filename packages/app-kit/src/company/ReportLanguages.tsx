import { organizationQueries } from '@esg/api-client';
import { type Language, languages, type OrganizationProfile, proposedLanguages } from '@esg/contract';
import { RadioGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/services.tsx';
import { languageNames } from '../i18n/languages.ts';
import { choiceOf, type LanguageChoice } from './company-draft.ts';

/** The languages that a choice stands for. */
const languagesOf = (choice: LanguageChoice, main: Language): Language[] =>
  choice === 'both' ? [main, ...languages.filter((language) => language !== main)] : [choice];

/**
 * The languages of a new report: those of what it starts from, else both for an issuer in Hong Kong or a company with a Chinese name, else
 * the organisation's report language. What a person chooses stays.
 */
export const useReportLanguages = (startsWith?: readonly Language[]) => {
  const { data: organisation } = useQuery(organizationQueries.profile(useApi()));
  const [chosen, choose] = useState<Language[]>();
  const proposed = startsWith ?? (organisation ? proposedLanguages(organisation) : undefined);
  return { organisation, languages: chosen ?? proposed, choose };
};

/** Each language, and both. */
export const useLanguageChoices = (): { value: LanguageChoice; label: string }[] => {
  const { t } = useLingui();
  return [
    ...languages.map((language) => ({ value: language, label: languageNames[language] })),
    { value: 'both', label: t`English and Traditional Chinese` },
  ];
};

type ReportLanguagesFieldProps = {
  readonly value: readonly Language[];
  readonly onChange: (languages: Language[]) => void;
  readonly organisation: OrganizationProfile | undefined;
};

/** Asks in which languages the report is written. */
export const ReportLanguagesField = ({ value, onChange, organisation }: ReportLanguagesFieldProps) => {
  const { t } = useLingui();
  const isProposed =
    organisation?.reportInBoth === null && value.length > 1 && proposedLanguages(organisation).length > 1;
  const options = useLanguageChoices();
  return (
    <RadioGroup
      label={t`Languages of the report`}
      hint={
        isProposed
          ? t`Companies in Hong Kong publish in both languages. You can change this later.`
          : t`You can change this later.`
      }
      value={choiceOf(value)}
      onChange={(change) => onChange(languagesOf(change.value, organisation?.reportLanguage ?? 'en'))}
      options={options}
    />
  );
};
