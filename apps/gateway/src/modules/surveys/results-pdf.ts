import {
  isSpreadWithheld,
  type Language,
  languageTags,
  questionsOf,
  type SurveyChart,
  type SurveyChartWords,
  type SurveyQuestion,
  type SurveyResults,
  type SurveyTexts,
  surveyCharts,
  surveyLimits,
  surveyText,
} from '@esg/contract';
import { documentColors } from '@esg/tokens/node';
import type { findOwner } from '../brands/index.ts';
import { renderTables, type TablesChart, type TablesModel, type TablesPart } from '../exports/index.ts';
import { fileWords } from './results-words.ts';

type PrintedResults = SurveyResults & SurveyTexts;

/** A chart with more rows is read in the table below it. */
const rowsDrawn = 20;

/** A chart of the page as a document draws it; nothing of maps, whose figures are in the table. */
const drawnOf = ({ kind, form, categories, series }: SurveyChart, language: Language): TablesChart[] => {
  if (form === 'heat' || categories.length * (form === 'grouped' ? series.length : 1) > rowsDrawn) return [];
  const title = fileWords[language].charts[kind];
  const said = series.map(
    ({ label, displays }) => `${label}: ${categories.map((name, place) => `${name} ${displays[place]}`).join(', ')}`,
  );
  const about = {
    title,
    unit: kind === 'spread' || kind === 'choices' ? '%' : '',
    said: `${title}. ${said.join('; ')}`,
  };
  if (form !== 'bars')
    return [
      { ...about, model: { kind: 'bar-series', arrangement: form, direction: 'horizontal', categories, series } },
    ];
  const [only] = series;
  const bars = categories.flatMap((label, place) => {
    const value = only?.values[place];
    return value === undefined ? [] : [{ id: String(place), label, value, display: only?.displays[place] ?? '' }];
  });
  return [{ ...about, model: { kind: 'bars', bars, isBare: true } }];
};

type Mean = Parameters<SurveyChartWords['mean']>[0];

/** A mean as it is shown: near an end of a scale as a limit. */
export const limitText = ({ mean, bound }: Pick<Mean, 'mean' | 'bound'>, language: Language) => {
  if (bound === null) return mean;
  return bound === 'high' ? fileWords[language].orMore(mean) : fileWords[language].orLess(mean);
};

const meanText = (said: Mean, language: Language) => {
  const { deviation, answered, bound } = said;
  const mean = limitText(said, language);
  return deviation === null || bound !== null ? `${mean} (${answered})` : `${mean} ± ${deviation} (${answered})`;
};

const chartsOf = (question: SurveyQuestion, results: PrintedResults, language: Language): TablesChart[] => {
  const { all, best, worst, notShown } = fileWords[language];
  const words = {
    everybody: all,
    best,
    worst,
    notShown,
    mean: (said: Mean) => meanText(said, language),
    share: (percent: string, count: number, of: number | undefined) =>
      of === undefined ? `${percent}% (${count})` : fileWords[language].partly(percent, count, of),
  };
  return surveyCharts(question, { results, groupId: null, language, words }).flatMap((chart) =>
    drawnOf(chart, language),
  );
};

/** So many groups stand side by side; the others follow in a table below. */
const groupsAbreast = 4;

type Told = SurveyResults['tallies'][number]['tallies'][number] | undefined;
type Row = {
  readonly name: string;
  readonly of: SurveyResults['tallies'][number] | undefined;
  readonly choice?: string;
};

/** A tally as the page shows it: a share where something is chosen, else the mean, how far people are from it, and how many they are. */
const toldIn = (tally: Told, choice: string | undefined, language: Language) => {
  if (!tally) return fileWords[language].notShown;
  const { answered, mean, counts, isWithheld, spreadOf } = tally;
  if (choice !== undefined) {
    if (isWithheld) return fileWords[language].notShown;
    const count = counts.find(({ id }) => id === choice)?.count ?? 0;
    const percent = String(Math.round((count / spreadOf) * 100));
    return spreadOf < answered ? fileWords[language].partly(percent, count, spreadOf) : `${percent}% (${count})`;
  }
  return mean === null ? String(answered) : meanText({ ...tally, mean }, language);
};

const rowsOf = (question: SurveyQuestion, tallies: SurveyResults['tallies'], language: Language): Row[] => {
  const whole = tallies.find(({ optionId }) => optionId === null);
  const isChosen = question.kind === 'single' || question.kind === 'multiple';
  if (question.options.length === 0) return [{ name: fileWords[language].answers, of: whole }];
  return question.options.map(({ id, text }) => {
    const name = surveyText(text, language);
    return isChosen ? { name, of: whole, choice: id } : { name, of: tallies.find(({ optionId }) => optionId === id) };
  });
};

const partOf = (question: SurveyQuestion, results: PrintedResults, language: Language): TablesPart => {
  const words = fileWords[language];
  const tallies = results.tallies.filter(({ questionId }) => questionId === question.id);
  const heading = surveyText(question.text, language);
  const charts = chartsOf(question, results, language);
  if (!tallies.some((each) => each.tallies.length > 0)) return { heading, tables: [], texts: [words.tooFew] };
  const written = results.texts.find(({ questionId }) => questionId === question.id);
  if (written) {
    const texts = [...written.texts, ...(written.further > 0 ? [words.further(written.further)] : [])];
    return { heading, charts, tables: [], texts };
  }
  const columns = [
    { id: null, name: words.all },
    ...results.groups.map(({ id, name }) => ({ id, name: surveyText(name, language) })),
  ];
  const tables: TablesPart['tables'][number][] = [];
  for (let from = 0; from < columns.length; from += groupsAbreast + 1) {
    const abreast = columns.slice(from, from + groupsAbreast + 1);
    tables.push({
      columns: [words.part, ...abreast.map(({ name }) => name)],
      rows: rowsOf(question, tallies, language).map(({ name, of, choice }) => [
        name,
        ...abreast.map(({ id }) =>
          toldIn(
            of?.tallies.find(({ groupId }) => groupId === id),
            choice,
            language,
          ),
        ),
      ]),
    });
  }
  return { heading, charts, tables, texts: [] };
};

/** What is said of answers that were set aside. */
export const setAsideWords = ({ groups, setAside }: SurveyResults, language: Language): string[] => {
  const names = new Map(groups.map(({ id, name }) => [id, surveyText(name, language)]));
  return setAside.map(({ groupId, answers, reason }) =>
    fileWords[language].setAside(answers, names.get(groupId) ?? '', reason),
  );
};

type About = {
  readonly owner: Awaited<ReturnType<typeof findOwner>>;
  readonly language: Language;
  readonly title: string;
  readonly now: Date;
};

/** The results as pages in the tenant's brand: what the page shows, and nothing else. */
export const drawResults = (results: PrintedResults, { owner, language, title, now }: About): Promise<Uint8Array> => {
  const words = fileWords[language];
  const { submitted, sent } = results.groups.reduce(
    (sum, { progress }) => ({ submitted: sum.submitted + progress.submitted, sent: sum.sent + progress.sent }),
    { submitted: 0, sent: 0 },
  );
  const hidden = results.hidden && words.hidden[results.hidden];
  const model: TablesModel = {
    language,
    languageTag: languageTags[language],
    organisation: owner.organisation,
    publishedAt: now.toISOString(),
    title,
    framework: { name: words.results, version: '' },
    brand: { name: owner.tenant, colors: documentColors(owner.colorSetting) },
    heading: surveyText(results.content.title, language),
    lead: [
      words.reach(submitted, sent),
      ...setAsideWords(results, language),
      ...(hidden ? [hidden] : []),
      ...(isSpreadWithheld(results) ? [words.withheld(surveyLimits.fewestSpread)] : []),
    ],
    parts: hidden ? [] : questionsOf(results.content).map((question) => partOf(question, results, language)),
  };
  return renderTables({ model });
};
