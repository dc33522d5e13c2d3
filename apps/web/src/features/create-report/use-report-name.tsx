import { languageNames, lineIssue, tagOf, useDraft, useProblemSentences } from '@esg/app-kit';
import {
  NameTakenHint,
  ReportLanguagesField,
  useFreeName,
  useNameTaken,
  useReportLanguages,
} from '@esg/app-kit/company';
import { type Language, type LocalizedText, proposedTitle, type ReportDraft } from '@esg/contract';
import { Banner, Stack, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useCreation } from './use-creation.ts';

type NameOptions = {
  readonly autoFocus?: boolean;
  /** What the report is about, for a name to begin with. */
  readonly year?: string | undefined;
  /** Short name of what it reports by. */
  readonly framework?: string | undefined;
  /** The languages of what the report starts from. */
  readonly languages?: readonly Language[] | undefined;
};

const nothing: LocalizedText = {};
const noLanguages: readonly Language[] = [];

/** The names in these languages, as they are typed: proposed ones that no report has until a person says something else. */
const useNames = (draftId: string, { year, framework, languages }: NameOptions) => {
  const asked = useReportLanguages(languages);
  const { organisation } = asked;
  const typed = useDraft(draftId, nothing);
  const spoken = asked.languages ?? noLanguages;
  const proposedAt = (place: number, language: Language) =>
    year && framework && organisation ? proposedTitle(organisation, { year, framework, place }, language) : '';
  const place = useFreeName((at) => proposedAt(at, spoken[0] ?? 'en'));
  const nameIn = (language: Language) => typed.value[language] ?? proposedAt(place, language);
  const askedIn = (language: Language) => (spoken.includes(language) ? nameIn(language) : '');
  const taken: Record<Language, boolean> = {
    en: useNameTaken(askedIn('en')),
    zhTw: useNameTaken(askedIn('zhTw')),
  };
  return { asked, typed, spoken, nameIn, taken };
};

/**
 * The languages and the name of a new report, and its creation: what a form needs, wherever it stands. Pressing twice, or trying again,
 * never makes two reports; `renew` is called when anything else of the wish changes.
 */
export const useReportName = (
  draft: Omit<ReportDraft, 'name' | 'names' | 'languages'>,
  { autoFocus = false, ...about }: NameOptions = {},
) => {
  const { t } = useLingui();
  const prefix = useId();
  const { problem, issue } = useProblemSentences();
  const { create, renew, pending, error } = useCreation();
  const { asked, typed, spoken, nameIn, taken } = useNames(`report-names/${draft.versionId}`, about);
  const [tried, setTried] = useState(false);
  const [main = 'en', second] = spoken;
  const fields = (spoken.length > 0 ? spoken : [main]).map((language) => {
    const name = nameIn(language);
    const label = second ? t`Report name (${languageNames[language]})` : t`Report name`;
    // The second name may wait: its edition shows the first one until then.
    const wrong = language === main || name.trim() !== '' ? lineIssue(name) : undefined;
    return { language, label, id: `${prefix}-${language}`, name, wrong, message: wrong && issue(wrong, label) };
  });
  const hintOf = (language: Language, name: string) => {
    if (language !== main) return t`Without it, the files in this language carry the other name.`;
    if (name === '') return t`For example “Sustainability report 2026”. You can change it later.`;
    return t`You can change it later.`;
  };
  const isWrong = fields.some(({ wrong }) => wrong);
  const wish = (): ReportDraft => {
    const named = { ...draft, name: nameIn(main).trim(), languages: [...spoken] };
    if (!second) return spoken.length > 0 ? named : { ...draft, name: named.name };
    return { ...named, names: Object.fromEntries(fields.map(({ language, name }) => [language, name.trim()])) };
  };
  return {
    pending,
    renew,
    form: {
      onSubmit: () => {
        setTried(true);
        if (!isWrong && !pending) create(wish(), () => typed.done(typed.value));
      },
      errorsTitle: t`The report was not created`,
      errors: tried ? fields.flatMap(({ id, message }) => (message ? [{ fieldId: id, message }] : [])) : [],
    },
    refusal: error && <Banner tone="danger" title={problem(error)} />,
    field: (
      <Stack gap={4} align="stretch">
        {fields.map(({ language, label, id, name, message }) => (
          <TextField
            key={language}
            id={id}
            label={label}
            lang={tagOf(language)}
            hint={taken[language] ? <NameTakenHint /> : hintOf(language, name)}
            value={name}
            onChange={({ value }) => {
              renew();
              typed.change({ ...typed.value, [language]: value });
            }}
            error={tried ? message : undefined}
            required={language === main}
            autoFocus={autoFocus && language === main}
          />
        ))}
        {spoken.length > 0 && (
          <ReportLanguagesField
            value={spoken}
            organisation={asked.organisation}
            onChange={(chosen) => {
              renew();
              asked.choose(chosen);
            }}
          />
        )}
      </Stack>
    ),
  };
};
