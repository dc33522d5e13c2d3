import { type CitedSentence, documentChatLimits } from '@esg/contract';
import type { GatewayDeps } from '../../platform/deps.ts';
import { learnYears, rankPages, sourceOfYear } from '../document-search/index.ts';
import { learnCompanies } from '../documents/index.ts';
import { type Asked, askedOf, type Evidence, evidenceFor } from '../retrieval/index.ts';
import type { Answerer } from './answerer.ts';

/** Pages that are looked at: what answers stands on the first few, or nowhere. */
const pagesMost = 20;

/** Lets others work between two pages, and a person stop. */
const breathe = () => new Promise((resolve) => setImmediate(resolve));

type Page = Awaited<ReturnType<typeof rankPages>>[number];
type Stated = Extract<Evidence, { isStated: true }>;
type ConcludedYear = CitedSentence['concludedYear'];

/** The year of the document where the page alone does not state the same: the answer rests on what the document is called. */
const concludedYear = (asked: Asked, { documentName, text }: Page, stated: Stated, year: number | undefined) => {
  if (year === undefined) return undefined;
  const alone = evidenceFor(asked, [text]);
  const isSame = alone.isStated && alone.quote.from === stated.quote.from && alone.figure?.from === stated.figure?.from;
  return isSame ? undefined : { year, from: sourceOfYear(documentName, year) };
};

/** A passage as it is told: of a table the row, below the lines that name its columns. */
const sentenceFrom = (
  page: Page,
  { quote, heads, parts }: Stated,
  { concluded, company }: { readonly concluded: ConcludedYear; readonly company: string | undefined },
): CitedSentence => ({
  text: [...heads.map((head) => head.text).toReversed(), quote.text].join('\n'),
  citation: {
    documentId: page.documentId,
    documentName: page.documentName,
    fileNumber: page.fileNumber,
    page: page.page,
    pageLabel: page.pageLabel === String(page.page) ? null : page.pageLabel,
    quote: quote.text,
    company,
  },
  isPartsOnly: parts ? true : undefined,
  concludedYear: concluded,
});

/** Of several years each has a passage of its own. */
const byYear = (asked: Asked): Asked[] =>
  asked.years.length > 1 ? asked.years.map((year) => ({ ...asked, years: [year] })) : [asked];

/** Each passage once; the same row under other heads says something else. */
const onlyNew = () => {
  const told = new Set<string>();
  return {
    isFull: () => told.size === documentChatLimits.passagesMax,
    isNew: ({ text }: CitedSentence) => {
      const isFirst = !told.has(text);
      told.add(text);
      return isFirst;
    },
  };
};

/**
 * Answers with passages, word for word, that state what is asked, or else with those that state parts of it. It writes nothing itself, so it
 * needs no model, and says nothing where no passage states it.
 */
export const quoting = ({ database }: Pick<GatewayDeps, 'database'>): Answerer =>
  async function* (scope, { text, documentIds }, signal) {
    const questions = byYear(askedOf(text)).map((asked) => ({ asked, parts: [] as CitedSentence[], isStated: false }));
    const years = new Map<string, number | undefined>();
    const companies = new Map<string, string | undefined>();
    const pages = await database.readScope(scope, async (scoped) => {
      const ranked = await rankPages(scoped, { text, documentIds }, pagesMost);
      await learnYears(scoped, years, ranked);
      await learnCompanies(scoped, companies, ranked);
      const isOthers = (page: Page) => Number(companies.get(page.documentVersionId) !== undefined);
      return ranked.toSorted((one, other) => isOthers(one) - isOthers(other));
    });
    const { isFull, isNew } = onlyNew();
    for (const page of pages) {
      for (const question of questions) {
        await breathe();
        if (signal.aborted || isFull()) return;
        const year = years.get(page.documentVersionId);
        const evidence = evidenceFor(question.asked, [page.text], year);
        if (!evidence.isStated) continue;
        const sentence = sentenceFrom(page, evidence, {
          concluded: concludedYear(question.asked, page, evidence, year),
          company: companies.get(page.documentVersionId),
        });
        if (evidence.parts) {
          question.parts.push(sentence);
          continue;
        }
        question.isStated = true;
        if (isNew(sentence)) yield sentence;
      }
    }
    for (const sentence of questions.flatMap(({ parts, isStated }) => (isStated ? [] : parts))) {
      if (isFull()) return;
      if (isNew(sentence)) yield sentence;
    }
  };
