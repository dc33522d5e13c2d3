import {
  type Language,
  languageNames,
  languages,
  languageTags,
  type OpenedSurvey,
  questionsOf,
  surveyText,
} from '@esg/contract';
import { type Ref, useEffect, useRef, useState } from 'react';
import type { HeldBack } from './hold-survey.ts';
import { SurveyForm } from './SurveyForm.tsx';
import * as css from './survey.css.ts';
import { type SurveyWords, surveyWords } from './survey-words.ts';
import { type OpenSurvey, useSurvey } from './use-survey.ts';

type Brand = { readonly company: string; readonly logo: string | undefined };

const keptLanguage = (): Language | undefined => {
  const kept = localStorage.getItem('survey-language');
  return languages.find((each) => each === kept);
};
const ofBrowser = (): Language => (/^zh/i.test(navigator.language) ? 'zhTw' : 'en');

const LanguageSwitch = ({
  words,
  language,
  onLanguage,
}: {
  words: SurveyWords;
  language: Language;
  onLanguage: (to: Language) => void;
}) => (
  <fieldset aria-label={words.language} className={css.languages}>
    {languages.map((each) => (
      <button
        key={each}
        type="button"
        lang={languageTags[each]}
        className={css.language}
        aria-pressed={each === language}
        onClick={() => onLanguage(each)}
      >
        {languageNames[each]}
      </button>
    ))}
  </fieldset>
);

const failureIn = (words: SurveyWords, code: string) =>
  Object.hasOwn(words.failed, code) ? words.failed[code as keyof SurveyWords['failed']] : words.failed.other;

const Withdraw = ({ words, onWithdraw }: { words: SurveyWords; onWithdraw: () => void }) => {
  const [isAsking, setAsking] = useState<boolean>();
  if (!isAsking)
    return (
      <button
        ref={isAsking === undefined ? undefined : focusOn}
        type="button"
        className={css.quiet}
        onClick={() => setAsking(true)}
      >
        {words.withdraw}
      </button>
    );
  return (
    <div ref={focusOn} tabIndex={-1} role="alertdialog" aria-label={words.withdraw} className={css.note}>
      <p>{words.withdrawSure}</p>
      <button type="button" className={css.danger} onClick={onWithdraw}>
        {words.yes}
      </button>
      <button type="button" className={css.quiet} onClick={() => setAsking(false)}>
        {words.no}
      </button>
    </div>
  );
};

const heldBackWords = (words: SurveyWords, { why }: HeldBack) =>
  why === 'empty' ? words.empty : why === 'choose' ? words.choose : words.open;

/** What was pressed goes with what it ends: the keyboard goes on at the page. */
const focusPage = () => document.querySelector('main')?.focus();
const focusOn = (element: HTMLElement | null) => element?.focus();

/** At an open link: the person ends here, so that the next one at this device finds an empty survey. */
const Finish = ({ words, onFinish }: { words: SurveyWords; onFinish: () => void }) => (
  <>
    <p className={css.help}>{words.finishHelp}</p>
    <button type="button" className={css.quiet} onClick={onFinish}>
      {words.finish}
    </button>
  </>
);

/** Asks whoever comes by an open link whether the answers on this device are theirs, before it shows them. */
const WhoseAnswers = ({ open, words }: { open: OpenSurvey; words: SurveyWords }) => {
  const then = (run: () => unknown) => () => {
    focusPage();
    void run();
  };
  return (
    <div className={css.note}>
      <p>{words.found}</p>
      <p>{words.foundHelp}</p>
      <button type="button" className={css.primary} onClick={then(open.goOn)}>
        {words.mine}
      </button>
      <button type="button" className={css.quiet} onClick={then(open.leave)}>
        {words.another}
      </button>
    </div>
  );
};

type NoteProps = {
  ref: Ref<HTMLDivElement>;
  by: HeldBack;
  survey: OpenedSurvey;
  words: SurveyWords;
  language: Language;
};

/** What holds a submission back, with ways to the questions. */
const HeldBackNote = ({ ref, by, survey, words, language }: NoteProps) => (
  <div ref={ref} tabIndex={-1} role="alert" className={css.problem}>
    <p>{heldBackWords(words, by)}</p>
    <ul>
      {questionsOf(survey.content)
        .filter(({ id }) => by.ids.includes(id))
        .map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{surveyText(text, language)}</a>
          </li>
        ))}
    </ul>
  </div>
);

const Foot = ({ open, words, language }: { open: OpenSurvey; words: SurveyWords; language: Language }) => {
  const { survey, state, phase, isGone, isOpenLink, submit, withdraw, leave } = open;
  const [heldBack, setHeldBack] = useState<HeldBack>();
  const alert = useRef<HTMLDivElement>(null);
  if (!survey) return null;
  const press = async () => {
    const by = await submit();
    setHeldBack(by);
    if (by) requestAnimationFrame(() => alert.current?.focus());
  };
  const closes =
    survey.closesAt &&
    new Date(survey.closesAt).toLocaleString(languageTags[language], { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={css.foot}>
      {isGone && (
        <p role="status" className={css.note}>
          {words.gone}
        </p>
      )}
      {heldBack && <HeldBackNote ref={alert} by={heldBack} survey={survey} words={words} language={language} />}
      <button type="button" className={css.primary} onClick={() => void press()}>
        {words.submit}
      </button>
      <p role="status" className={css.help}>
        {words[state]}
      </p>
      {phase === 'submitted' && (
        <div role="status" className={css.note}>
          <p>{surveyText(survey.content.thanks, language)}</p>
          <p>{words.submitted}</p>
          {isOpenLink && (
            <Finish
              words={words}
              onFinish={() => {
                focusPage();
                void leave();
              }}
            />
          )}
        </div>
      )}
      {closes && <p className={css.help}>{words.closes(closes)}</p>}
      <Withdraw
        words={words}
        onWithdraw={() => {
          focusPage();
          void withdraw();
        }}
      />
    </div>
  );
};

const Body = ({ open, words, language }: { open: OpenSurvey; words: SurveyWords; language: Language }) => {
  const { survey, failure, answers, phase, answer, conflicts, takeTheirs } = open;
  if (failure)
    return (
      <div role="alert" className={css.problem}>
        <p>{failureIn(words, failure)}</p>
        <button type="button" className={css.quiet} onClick={() => location.reload()}>
          {words.again}
        </button>
      </div>
    );
  if (!survey) return <p role="status">{words.saving}</p>;
  if (open.isAsking) return <WhoseAnswers open={open} words={words} />;
  if (phase === 'withdrawn')
    return (
      <p role="status" className={css.note}>
        {words.withdrawn}
      </p>
    );
  return (
    <>
      <SurveyForm
        survey={survey}
        answers={answers}
        language={language}
        words={words}
        onAnswer={answer}
        conflicts={conflicts}
        onTheirs={takeTheirs}
        drawPicture={(fileId, alt) =>
          survey.pictures && <img src={survey.pictures + fileId} alt={alt} loading="lazy" className={css.picture} />
        }
      />
      <Foot open={open} words={words} language={language} />
    </>
  );
};

/** The page of a link: the survey in the respondent’s language, under the tenant’s brand. */
export const SurveyPage = ({ linkKey, brand }: { linkKey: string | undefined; brand: Brand }) => {
  const [chosen, setChosen] = useState(keptLanguage);
  const [browser] = useState(ofBrowser);
  const [own, setOwn] = useState<Language>();
  const language = chosen ?? own ?? browser;
  const open = useSurvey(linkKey, language);
  const words = surveyWords[language];
  const { survey } = open;
  useEffect(() => {
    if (survey?.language) setOwn(survey.language);
  }, [survey]);
  useEffect(() => {
    document.documentElement.lang = languageTags[language];
    if (survey) document.title = `${surveyText(survey.content.title, language)} · ${brand.company}`;
  }, [language, survey, brand]);
  const choose = (to: Language) => {
    localStorage.setItem('survey-language', to);
    setChosen(to);
  };
  return (
    <>
      <header className={css.header}>
        <span className={css.company}>
          {brand.logo && <img src={brand.logo} alt="" width={32} height={32} />}
          {brand.company}
        </span>
        <LanguageSwitch words={words} language={language} onLanguage={choose} />
      </header>
      <main className={css.main} tabIndex={-1}>
        <Body open={open} words={words} language={language} />
      </main>
    </>
  );
};
