import { useLanguage } from '@esg/app-kit';
import {
  type InBothLanguages,
  type Language,
  languageNames,
  languages,
  type SurveyAnswers,
  type SurveyContent,
} from '@esg/contract';
import { Inline, SegmentedControl, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SurveyForm } from '../../../survey/SurveyForm.tsx';
import { surveyWords } from '../../../survey/survey-words.ts';
import { StoredPicture } from './StoredPicture.tsx';
import * as css from './surveys.css.ts';

const unwritten = { en: '…', zhTw: '…' };
const written = (text: InBothLanguages) => (text.en + text.zhTw === '' ? unwritten : text);

/** What is still being written, with a mark where a text is to come. */
const readable = (content: SurveyContent): SurveyContent => ({
  ...content,
  title: written(content.title),
  sections: content.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({
      ...question,
      text: written(question.text),
      options: question.options.map((option) => ({ ...option, text: written(option.text) })),
    })),
  })),
});

/** The survey as on a phone, in the brand that the page wears. What is answered here goes nowhere. */
export const SurveyPreview = ({ surveyId, content }: { surveyId: string; content: SurveyContent }) => {
  const { t } = useLingui();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [answers, setAnswers] = useState<SurveyAnswers>({});
  return (
    <Stack gap={4} align="stretch">
      <Inline gap={4} justify="between">
        <Text tone="muted">
          <Trans>Try it: conditions work, and nothing is stored.</Trans>
        </Text>
        <SegmentedControl
          label={t`Language of the preview`}
          options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
          value={language}
          onChange={({ value }) => setLanguage(value as Language)}
        />
      </Inline>
      <section className={css.phone} aria-label={t`Preview`} tabIndex={-1}>
        <SurveyForm
          survey={{ content: readable(content), organisation: t`Your organisation` }}
          answers={answers}
          language={language}
          words={surveyWords[language]}
          onAnswer={(id, value) => {
            const { [id]: _, ...others } = answers;
            setAnswers(value ? { ...others, [id]: value } : others);
          }}
          drawPicture={(fileId, alt) => <StoredPicture surveyId={surveyId} fileId={fileId} alt={alt} />}
        />
      </section>
    </Stack>
  );
};
