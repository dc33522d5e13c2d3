import { fold } from '../fold.ts';
import { listKindOf } from '../list-pages.ts';
import type { Span } from '../snippet.ts';
import { writeOut } from '../written-as-one.ts';
import { isAbout } from './about.ts';
import type { Asked } from './asked.ts';
import { inDigits } from './digits.ts';
import { figureIn } from './figures.ts';
import type { FoundParts } from './figures-in-parts.ts';
import { type FoundFigure, namesAll, type ReadPage } from './matching.ts';
import { isOfPeers, isPageOfPeers } from './of-peers.ts';
import { sentencesOf } from './passages.ts';
import { isAside, isSaidOfCompany, namesOften } from './said-of-company.ts';
import { termsOf, termsWithin } from './terms.ts';

export { type Asked, askedOf, askedOfMetric } from './asked.ts';

/** A piece of a page, word for word. */
export type Quote = Span & { text: string };

/** What a passage states of what is asked, or that no passage does. */
export type Evidence =
  | {
      isStated: true;
      /** The place among the pages that were given. */
      page: number;
      quote: Quote;
      /** The lines above a row that name its columns and its unit, the nearest first. */
      heads: readonly Quote[];
      figure?: Quote;
      /**
       * The figures of parts, in their order, where the passage states them and no figure for the whole: then there is no `figure`. Their sum
       * is stated by nobody.
       */
      parts?: readonly Quote[];
      /** The year of the figure, where the passage tells it. */
      year?: number;
      /** Whether the passage answers a question with yes. What is not found, or denied, is never concluded to be no. */
      concludes: 'yes' | undefined;
    }
  | { isStated: false };

const denies =
  /\b(?:no|not|never|without|none|nor|neither|cannot|yet to|plans? to|intends? to|considering)\b|n't\b|不|未|沒有|並無|無|尚|計劃|擬/iu;
const termsLeast = 6;
const termsMost = 90;

/** Quotes a place of the text that was looked through as the page writes it. */
type QuoteOf = (place: Span) => Quote;

/** The number of the next entry of a list, which ends nothing: “Protection of whistleblowers - 3.” */
const entryNumber = /\s[–-]\s?\d{1,2}\.$/u;
/** A sentence ends in a point, or is an item of a list: a heading, a caption or an entry of a menu states nothing. */
const isSaid = (text: string) =>
  !entryNumber.test(text) && /[.!?。！？；;](?:["”’)」）\]]|\s?[[(（]?\d{1,2}[\])）]?)*$|^[•·▪●–-]\s/u.test(text);

/** How a sentence goes on with what the one before it speaks of. */
const goesOn =
  /^["“‘(]?(?:it|its|they|their|them|this|that|these|those|such|he|she|his|her|there|here|both|each|all|every|one|the (?:policy|code|committee|board|group|company|process|system|programme|target))\b|^[「（]?(?:其|該|此|這|有關|上述|所有|每|當中|相關|並)/iu;

/**
 * Whether two that follow one another speak of one thing: the second goes on with the first, or the first is the heading above it. What is
 * asked must be named in the second as well, or the first said nothing of it.
 */
const isOneStatement = ({ raw, terms }: ReadPage, first: Span, second: Span, { parts }: Asked) => {
  const said = raw.slice(second.from, second.to);
  const isJoined = !isSaid(raw.slice(first.from, first.to)) || goesOn.test(said);
  return isJoined && isSaid(said) && parts.some((part) => namesAll(termsWithin(terms, second), [part]));
};

/** The sentence, or two that follow one another, that name all that is asked. */
const statementIn = (page: ReadPage, asked: Asked, names: () => ReadonlySet<string>): Span | undefined => {
  const { raw, terms, year } = page;
  const sentences = sentencesOf(raw);
  const single = sentences.filter(({ from, to }) => isSaid(raw.slice(from, to)));
  const pairs = sentences.slice(1).flatMap((second, index): Span[] => {
    const first = sentences[index];
    const isNext = first && raw.slice(first.to, second.from).trim() === '';
    return isNext && isOneStatement(page, first, second, asked) ? [{ from: first.from, to: second.to }] : [];
  });
  return [...single, ...pairs].find((span) => {
    const within = termsWithin(terms, span);
    if (within.length < termsLeast || within.length > termsMost) return false;
    const said = raw.slice(span.from, span.to);
    if (asked.answerWords?.every((words) => !words.test(said))) return false;
    const isInPeriod = asked.years.every((each) => each === year || within.some(({ root }) => root === String(each)));
    return (
      isInPeriod &&
      namesAll(within, asked.parts) &&
      !isAside(said, asked) &&
      !isOfPeers(said, asked) &&
      isAbout(raw, span, within, asked) &&
      isSaidOfCompany(said, asked, names)
    );
  });
};

type Stated = Extract<Evidence, { isStated: true }>;

const statedFigure = (quoteOf: QuoteOf, page: number, found: FoundFigure | FoundParts): Stated => {
  const heads = found.heads.map(quoteOf);
  const stated = { isStated: true, page, quote: quoteOf(found.quote), heads, year: found.year } as const;
  if (!('parts' in found)) return { ...stated, figure: quoteOf(found.figure), concludes: undefined };
  return { ...stated, parts: found.parts.map(quoteOf), concludes: undefined };
};

/**
 * What these pages, the likeliest first, state of what is asked. The concept, and for figures the number, the unit and the year, must stand
 * in one passage: a score cannot tell that something is not stated. Parts of a figure are stated where no page states the figure. `year` is
 * the one that the document reports on.
 */
export const evidenceFor = (asked: Asked, pages: readonly string[], year?: number): Evidence => {
  if (asked.parts.length === 0 && !asked.figure?.metricKeys.size) return { isStated: false };
  let inParts: Stated | undefined;
  let often: ReadonlySet<string> | undefined;
  const names = () => {
    often ??= namesOften(pages);
    return often;
  };
  for (const [page, original] of pages.entries()) {
    const { text: raw, placeOf } = writeOut(original);
    const quoteOf = (place: Span): Quote => {
      const from = placeOf(place.from);
      const to = placeOf(place.to);
      return { from, to, text: original.slice(from, to) };
    };
    const folded = fold(raw);
    const terms = termsOf(folded);
    if (listKindOf(raw, folded.text, terms.length)) continue;
    const read = { raw: inDigits(raw), terms, year };
    if (isPageOfPeers(read, asked)) continue;
    if (asked.figure) {
      const found = figureIn(read, asked);
      const stated = found && statedFigure(quoteOf, page, found);
      if (stated?.figure) return stated;
      inParts ??= stated;
      continue;
    }
    const span = statementIn(read, asked, names);
    if (!span) continue;
    const quote = quoteOf(span);
    const concludes = asked.isYesNo && !denies.test(raw.slice(span.from, span.to)) ? 'yes' : undefined;
    return { isStated: true, page, quote, heads: [], concludes };
  }
  return inParts ?? { isStated: false };
};
