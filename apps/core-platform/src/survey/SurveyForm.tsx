import {
  askedOf,
  isComplete,
  type Language,
  type OpenedSurvey,
  type SurveyAnswers,
  type SurveyValue,
  surveyText,
} from '@esg/contract';
import { QuestionField } from './QuestionField.tsx';
import * as css from './survey.css.ts';
import type { SurveyWords } from './survey-words.ts';

export type SurveyFormProps = {
  readonly survey: Pick<OpenedSurvey, 'content' | 'organisation'>;
  readonly answers: SurveyAnswers;
  readonly language: Language;
  readonly words: SurveyWords;
  readonly onAnswer: (questionId: string, value: SurveyValue | null) => void;
};

/** The questions that are asked with these answers, by section. */
export const SurveyForm = ({ survey, answers, language, words, onAnswer }: SurveyFormProps) => {
  const { content, organisation } = survey;
  const asked = askedOf(content, answers);
  const ids = new Set(asked.map(({ id }) => id));
  const done = asked.filter((question) => isComplete(question, answers[question.id])).length;
  return (
    <>
      <p className={css.help}>{words.from(organisation)}</p>
      <h1 className={css.title}>{surveyText(content.title, language)}</h1>
      <p className={css.lead}>{surveyText(content.introduction, language)}</p>
      {surveyText(content.privacy, language) && (
        <section className={css.note} aria-labelledby="privacy">
          <h2 id="privacy" className={css.noteTitle}>
            {words.privacy}
          </h2>
          <p>{surveyText(content.privacy, language)}</p>
        </section>
      )}
      <p className={css.progress}>
        <progress aria-hidden="true" value={done} max={Math.max(1, asked.length)} />
        {words.answered(done, asked.length)}
      </p>
      {content.sections
        .filter(({ questions }) => questions.some(({ id }) => ids.has(id)))
        .map(({ id, title, intro, questions }) => (
          <section key={id} className={css.section}>
            {surveyText(title, language) && <h2 className={css.heading}>{surveyText(title, language)}</h2>}
            {surveyText(intro, language) && <p>{surveyText(intro, language)}</p>}
            {questions
              .filter((question) => ids.has(question.id))
              .map((question) => (
                <fieldset key={question.id} id={question.id} className={css.question} tabIndex={-1}>
                  <legend id={`${question.id}-label`} className={css.asked}>
                    {surveyText(question.text, language)}
                    {question.required && <span className={css.required}> ({words.required})</span>}
                  </legend>
                  {surveyText(question.help, language) && (
                    <p className={css.help}>{surveyText(question.help, language)}</p>
                  )}
                  <QuestionField
                    question={question}
                    value={answers[question.id]}
                    onChange={(value) => onAnswer(question.id, value)}
                    language={language}
                    words={words}
                  />
                  {answers[question.id] && (
                    <button type="button" className={css.quiet} onClick={() => onAnswer(question.id, null)}>
                      {words.clear}
                    </button>
                  )}
                </fieldset>
              ))}
          </section>
        ))}
    </>
  );
};
