import { organizationQueries } from '@esg/api-client';
import { type Language, type LocalizedText, type OrganizationProfile, proposedLanguages } from '@esg/contract';
import { Stack, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useApi } from '../api/services.tsx';
import { languageNames, tagOf } from '../i18n/languages.ts';
import { lineIssue } from '../problems/line-issue.ts';
import { useProblemSentences } from '../problems/use-problem-sentence.ts';
import { ReportLanguagesField } from './ReportLanguages.tsx';
import { NameTakenHint, useFreeName, useNameTaken } from './taken-names.tsx';

/** The input for naming a new report: plain data, for a draft. */
export type NamesTyped = {
  readonly names: LocalizedText;
  /** Nothing while the proposed names are unchanged. */
  readonly languages: readonly Language[] | null;
};

export const nothingTyped: NamesTyped = { names: {}, languages: null };

type NamesOptions = {
  readonly typed: NamesTyped;
  /** The languages of the report or template it starts from. */
  readonly startsWith?: readonly Language[] | undefined;
  /** The proposed name, until a person types another: the first one that no report has. */
  readonly propose?: (language: Language, organisation: OrganizationProfile | undefined, place: number) => string;
};

/**
 * The languages of a new report and its name in each. The languages are those of its source, else both for an issuer in Hong Kong or a
 * company with a Chinese name, else the organisation's report language; a person's choice stays.
 */
export const useReportNames = ({ typed, startsWith, propose }: NamesOptions) => {
  const { t } = useLingui();
  const prefix = useId();
  const { issue } = useProblemSentences();
  const { data: organisation } = useQuery(organizationQueries.profile(useApi()));
  const proposed = startsWith ?? (organisation ? proposedLanguages(organisation) : []);
  const languages = typed.languages ?? proposed;
  const [main = 'en', second] = languages;
  const proposedAt = (place: number, language: Language) => propose?.(language, organisation, place) ?? '';
  const place = useFreeName((at) => proposedAt(at, main));
  const nameIn = (language: Language) => typed.names[language] ?? proposedAt(place, language);
  const askedIn = (language: Language) => ([main, second].includes(language) ? nameIn(language) : '');
  const isTaken: Record<Language, boolean> = {
    en: useNameTaken(askedIn('en')),
    zhTw: useNameTaken(askedIn('zhTw')),
  };
  const fields = [main, ...(second ? [second] : [])].map((language) => {
    const name = nameIn(language);
    const label = second ? t`Report name (${languageNames[language]})` : t`Report name`;
    // The second name may be added later: its edition shows the first one until then.
    const wrong = language === main || name.trim() !== '' ? lineIssue(name) : undefined;
    return {
      language,
      label,
      id: `${prefix}-${language}`,
      name,
      isTaken: isTaken[language],
      message: wrong && issue(wrong, label),
    };
  });
  const names = fields.map(({ language, name }) => [language, name.trim()]);
  return {
    organisation,
    languages,
    fields,
    errors: fields.flatMap(({ id, message }) => (message ? [{ fieldId: id, message }] : [])),
    /** The part that is sent. */
    wish: {
      name: fields[0]?.name.trim() ?? '',
      ...(second && { names: Object.fromEntries(names) as LocalizedText }),
      ...(languages.length > 0 && { languages: [...languages] }),
    },
  };
};

type ReportNameFieldsProps = {
  readonly report: ReturnType<typeof useReportNames>;
  readonly typed: NamesTyped;
  readonly onChange: (typed: NamesTyped) => void;
  /** Whether errors are shown: once the form was sent. */
  readonly tried: boolean;
  readonly autoFocus?: boolean;
};

/** Asks for the name of a new report in each of its languages, and for the languages. */
export const ReportNameFields = ({ report, typed, onChange, tried, autoFocus = false }: ReportNameFieldsProps) => {
  const { t } = useLingui();
  const { fields, languages, organisation } = report;
  const hintOf = (place: number, name: string) => {
    if (place > 0) return t`Without it, the files in this language carry the other name.`;
    if (name !== '') return t`You can change it later.`;
    return t`For example “Sustainability report 2026”. You can change it later.`;
  };
  return (
    <Stack gap={4} align="stretch">
      {fields.map(({ language, label, id, name, isTaken, message }, place) => (
        <TextField
          key={language}
          id={id}
          label={label}
          lang={tagOf(language)}
          hint={isTaken ? <NameTakenHint /> : hintOf(place, name)}
          value={name}
          onChange={({ value }) => onChange({ ...typed, names: { ...typed.names, [language]: value } })}
          error={tried ? message : undefined}
          required={place === 0}
          autoFocus={autoFocus && place === 0}
        />
      ))}
      {languages.length > 0 && (
        <ReportLanguagesField
          value={languages}
          organisation={organisation}
          onChange={(chosen) => onChange({ ...typed, languages: chosen })}
        />
      )}
    </Stack>
  );
};
