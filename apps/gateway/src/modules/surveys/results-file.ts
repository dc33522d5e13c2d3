import {
  isSpreadWithheld,
  type Language,
  questionsOf,
  type SurveyQuestion,
  type SurveyResults,
  type SurveyTexts,
  surveyLimits,
  surveyText,
} from '@esg/contract';
import { documentColors, paperTheme } from '@esg/tokens/node';
import type { Scope } from '../../platform/database/index.ts';
import { type Cell, streamWorkbook, type WorkbookColors, writeCsv } from '../../platform/workbooks/index.ts';
import { findOwner } from '../brands/index.ts';
import { fileNameWith } from '../exports/index.ts';
import { readAllResults } from './results.service.ts';
import { drawResults, limitText, setAsideWords } from './results-pdf.ts';
import { fileWords } from './results-words.ts';
import type { Deps } from './surveys.service.ts';

const widths = [48, 40, 28, 12, 12, 12, 32, 14];
const textWidths = [48, 100];
const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const head = (texts: readonly string[]): Cell[] => texts.map((text) => ({ text, look: 'head' }));
const number = (decimal: string | null, decimals: number): Cell =>
  decimal === null ? null : { number: decimal, decimals };

const choiceText = (question: SurveyQuestion, id: string, language: Language) => {
  if (id === 'best' || id === 'worst') return fileWords[language][id];
  const option = question.options.find((each) => each.id === id);
  return option ? surveyText(option.text, language) : id;
};

const resultRows = function* (results: SurveyResults, language: Language): Generator<readonly Cell[]> {
  const words = fileWords[language];
  const questions = new Map(questionsOf(results.content).map((question) => [question.id, question]));
  const groups = new Map(results.groups.map(({ id, name }) => [id, surveyText(name, language)]));
  yield head(words.columns);
  for (const { questionId, optionId, tallies } of results.tallies) {
    const question = questions.get(questionId);
    if (!question) continue;
    const part = optionId === null ? '' : choiceText(question, optionId, language);
    for (const { groupId, answered, mean, bound, deviation, counts, isWithheld } of tallies) {
      const group = groupId === null ? words.all : (groups.get(groupId) ?? '');
      const place: Cell[] = [{ text: surveyText(question.text, language) }, { text: part }, { text: group }];
      const spread = isWithheld ? { text: words.notShown } : null;
      yield [
        ...place,
        number(String(answered), 0),
        mean !== null && bound !== null ? { text: limitText({ mean, bound }, language) } : number(mean, 2),
        mean === null ? null : (spread ?? number(deviation, 2)),
        spread,
        spread,
      ];
      for (const { id, count } of counts)
        yield [...place, null, null, null, { text: choiceText(question, id, language) }, number(String(count), 0)];
    }
  }
  for (const said of setAsideWords(results, language)) yield [{ text: said }];
  if (isSpreadWithheld(results)) yield [{ text: words.withheld(surveyLimits.fewestSpread) }];
};

const textRows = function* (results: SurveyResults & SurveyTexts, language: Language): Generator<readonly Cell[]> {
  const questions = new Map(questionsOf(results.content).map((question) => [question.id, question]));
  yield head(fileWords[language].textColumns);
  for (const { questionId, texts } of results.texts) {
    const question = questions.get(questionId);
    for (const text of texts) yield [{ text: question ? surveyText(question.text, language) : '' }, { text }];
  }
};

const colorsOf = (owner: Awaited<ReturnType<typeof findOwner>>): WorkbookColors => {
  const colors = documentColors(owner.colorSetting);
  const paper = paperTheme(colors);
  return {
    primary: colors.primary,
    onPrimary: colors.onPrimary,
    text: paper['esg-color-text-default'],
    muted: paper['esg-color-text-muted'],
    line: paper['esg-color-border-default'],
  };
};

const inTurn = async function* (...parts: Iterable<readonly Cell[]>[]): AsyncGenerator<readonly Cell[]> {
  for (const part of parts) yield* part;
};

/** What the results show, as a file: nothing that the page does not show. Throws `resource.not_found`. */
export const makeResultsFile = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { format, language }: { readonly format: 'csv' | 'pdf' | 'xlsx'; readonly language: Language },
) => {
  // Pages have the first texts alone, sheets all of them.
  const results = await readAllResults(deps, scope, id, format === 'pdf' ? surveyLimits.textsShown : undefined);
  const words = fileWords[language];
  const now = deps.now();
  const title = `${surveyText(results.content.title, language)} ${now.toISOString().slice(0, 10)}`;
  const file = { mediaType: mediaTypes[format], fileName: fileNameWith(title, format, 'survey') };
  const rows = resultRows(results, language);
  const texts = textRows(results, language);
  if (format === 'csv') return { ...file, bytes: await writeCsv(inTurn(rows, texts)) };
  const owner = await deps.database.withScope(scope, findOwner);
  if (format === 'pdf') return { ...file, bytes: await drawResults(results, { owner, language, title, now }) };
  const sheets = [
    { name: words.results, columns: widths.map((width) => ({ width })), frozenRows: 1, filtered: true, rows },
    { name: words.texts, columns: textWidths.map((width) => ({ width })), frozenRows: 1, filtered: true, rows: texts },
  ];
  const facts = { title, creator: owner.tenant, createdAt: now, colors: colorsOf(owner) };
  return { ...file, bytes: await streamWorkbook(sheets, facts) };
};
