import { hongKongExchange, type Language, languages, type OrganizationProfile } from '@esg/contract';
import { RadioGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { languageNames } from '../i18n/languages.ts';
import { choiceOf, type LanguageChoice } from './company-draft.ts';

/** The languages that a choice stands for. */
const languagesOf = (choice: LanguageChoice, main: Language): Language[] =>
  choice === 'both' ? [main, ...languages.filter((language) => language !== main)] : [choice];

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
  const isIssuer = organisation?.stockExchange === hongKongExchange && value.length > 1;
  const options = useLanguageChoices();
  return (
    <RadioGroup
      label={t`Languages of the report`}
      hint={
        isIssuer
          ? t`Issuers in Hong Kong publish in both languages. You can change this later.`
          : t`You can change this later.`
      }
      value={choiceOf(value)}
      onChange={(change) => onChange(languagesOf(change.value, organisation?.reportLanguage ?? 'en'))}
      options={options}
    />
  );
};
