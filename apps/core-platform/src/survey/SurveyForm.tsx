import {
  askedOf,
  isComplete,
  type Language,
  type OpenedSurvey,
  type SurveyAnswers,
  type SurveyQuestion,
  type SurveyValue,
  surveyText,
} from '@esg/contract';
import type { ReactNode } from 'react';
import type { Conflict } from './hold-survey.ts';
import { QuestionField } from './QuestionField.tsx';
import * as css from './survey.css.ts';
import type { SurveyWords } from './survey-words.ts';
import { TwoAnswers } from './TwoAnswers.tsx';

export type SurveyFormProps = {
  readonly survey: Pick<OpenedSurvey, 'content' | 'organisation'>;
  readonly answers: SurveyAnswers;
  readonly language: Language;
  readonly words: SurveyWords;
  readonly onAnswer: (questionId: string, value: SurveyValue | null) => void;
  /** Questions that were answered otherwise on another device. */
  readonly conflicts?: Readonly<Record<string, Conflict>>;
  readonly onTheirs?: (questionId: string) => void;
  /** Draws the picture of a question, with what it shows in the reader’s language. */
  readonly drawPicture?: (fileId: string, alt: string) => ReactNode;
};

/** The questions that are asked with these answers, by section. */
export const SurveyForm = (props: SurveyFormProps) => {
  const { survey, answers, language, words, onAnswer, conflicts, onTheirs, drawPicture } = props;
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
                <Asked
                  key={question.id}
                  question={question}
                  value={answers[question.id]}
                  language={language}
                  words={words}
                  onAnswer={onAnswer}
                  conflict={conflicts?.[question.id]}
                  onTheirs={onTheirs}
                  drawPicture={drawPicture}
                />
              ))}
          </section>
        ))}
    </>
  );
};

type AskedProps = Pick<SurveyFormProps, 'language' | 'words' | 'onAnswer' | 'onTheirs' | 'drawPicture'> & {
  readonly question: SurveyQuestion;
  readonly value: SurveyValue | undefined;
  readonly conflict: Conflict | undefined;
};

const Asked = ({ question, value, language, words, onAnswer, conflict, onTheirs, drawPicture }: AskedProps) => {
  const { id, kind, text, help, required, picture } = question;
  const isTyped = kind === 'text' || kind === 'number';
  return (
    <fieldset id={id} className={css.question} tabIndex={-1}>
      <legend id={`${id}-label`} className={css.asked}>
        {surveyText(text, language)}
        {required && <span className={css.required}> ({words.required})</span>}
      </legend>
      {surveyText(help, language) && <p className={css.help}>{surveyText(help, language)}</p>}
      {picture && drawPicture?.(picture.fileId, surveyText(picture.alt, language))}
      <QuestionField
        question={question}
        value={value}
        onChange={(next) => onAnswer(id, next)}
        language={language}
        words={words}
      />
      {conflict && (
        <TwoAnswers
          question={question}
          conflict={conflict}
          language={language}
          words={words}
          onTheirs={() => onTheirs?.(id)}
          onMine={() => onAnswer(id, conflict.mine)}
        />
      )}
      {(value || isTyped) && (
        // What is typed is stored when the field is left: a button that came only then would move the one that is being pressed.
        <button type="button" className={value ? css.quiet : css.quietPlace} onClick={() => onAnswer(id, null)}>
          {words.clear}
        </button>
      )}
    </fieldset>
  );
};
