import type { CitedSentence } from '@esg/contract';
import { figuresIn, fold, queryOf, rootsOf, snippetOf, yearsIn } from '../retrieval/index.ts';

/** A page that was sent to a model, by the name that the model cites it by. */
export type Passage = {
  readonly documentId: string;
  readonly documentName: string;
  readonly fileNumber: number;
  readonly page: number;
  readonly pageLabel: string | null;
  readonly text: string;
  /** The company whose report it is of, where that is another one. */
  readonly company?: string | undefined;
};
/** One sentence as a model wrote it: nothing of it is believed. */
export type Written = { readonly text: string; readonly passage: string; readonly quote: string };

const textMost = 600;
const quoteLeast = 6;
const quoteMost = 1500;

/** Markup, addresses and links, which no sentence about a figure needs and which could lead somewhere. */
const leadsElsewhere = /https?:|www\.|\S+@\S+\.\S|[<>[\]{}`|]|!\(|\]\(/i;
/** Words to a machine, which a document has only to make one say something. */
const toMachine =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|rule|prompt|above|previous|prior)|\b(?:system|developer)\s*(?:prompt|message)|\bas an ai\b|\blanguage model\b|\byou (?:are|must|should) (?:now|answer|reply|say|respond)|(?:忽略|無視|忘記|不要理會).{0,20}(?:指示|指令|規則|提示|上文|以上)|系統(?:提示|訊息|指令)|(?:語言|人工智能)模型|你(?:必須|現在|應該)(?:回答|回覆|說|輸出)/iu;

/** What turns a statement into another one when it is left out: denials, plans, bounds and estimates. */
const turns: readonly RegExp[] = [
  /\b(?:not|no|never|without|none|nor|neither|cannot|fail(?:ed|s)?|except|excluding)\b|n['’]t\b|不|未|沒有|並無|無|非|除/iu,
  /\b(?:plan(?:s|ned|ning)?|inten[dt]\w*|aim(?:s|ed|ing)?|target\w*|goals?|commit\w*|will|shall|expect\w*|forecast\w*|would|may|might|could|consider\w*|propos\w*)\b|計劃|擬|目標|預計|預期|承諾|將|可能|考慮/iu,
  /\b(?:if|unless|until|about|approximately|nearly|almost|around|estimat\w*|less than|more than|over|under|up to|at least|at most)\b|如果|若|約|估計|少於|多於|超過|不足|最多|至少|逾/iu,
];

/** Where a quote stands on a page, as it is written there. A piece of a number or of a word is none. */
const findQuote = (page: string, quote: string): { from: number; to: number } | undefined => {
  const { text, at } = fold(page);
  const wanted = fold(quote).text.trim();
  if (wanted.length < quoteLeast || wanted.length > quoteMost) return undefined;
  for (let place = text.indexOf(wanted); place >= 0; place = text.indexOf(wanted, place + 1)) {
    const end = place + wanted.length;
    const isWhole =
      !/[a-z\d][.,']?$|[-(]$/.test(text.slice(Math.max(0, place - 2), place) || ' ') || !/^[a-z\d]/.test(wanted);
    const isEnded = !/^[.,]?[a-z\d]|^%/.test(text.slice(end, end + 2)) || !/[a-z\d]$/.test(wanted);
    if (!isWhole || !isEnded) continue;
    return { from: at[place] ?? 0, to: at[end] ?? page.length };
  }
  return undefined;
};

const around = 300;
const isTabular = (line: string) => /\t| {2,}/.test(line.trim());

/** The quote with the rest of its sentence, or of its row: what is left out before or behind it may turn it. */
const wholeSentence = (page: string, { from, to }: { from: number; to: number }): string => {
  const before = page.slice(Math.max(0, from - around), from);
  const after = page.slice(to, to + around);
  const starts = [...before.matchAll(/[.!?]\s|[。！？；]|\n\s*\n|[^\n]*(?:\t| {2,})[^\n]*\n/gu)].at(-1);
  const isEnded = /[.!?。！？；]\s*$/u.test(page.slice(from, to));
  const end = isEnded ? 0 : after.search(/[.!?](?:\s|$)|[。！？；]|\n\s*\n/u);
  const rest = end < 0 ? after : after.slice(0, end);
  const ownLine = isTabular(page.slice(from, to)) ? (rest.split('\n')[0] ?? '') : rest;
  return before.slice(starts ? starts.index + starts[0].length : 0) + page.slice(from, to) + ownLine;
};

/** Words without a claim of their own. */
const glueWords =
  'a an the of in for at on and is was were are be been has have had it its this that which with as there our we us their they company group report reports reported reporting year said states stated'.split(
    ' ',
  );
const glue = new Set(glueWords.flatMap((word) => rootsOf(word)));
const unsaid: ReadonlySet<string> = new Set(glueWords);
const glueChinese = /[的為是在於及和與年之其本該共了有，。、：；（）「」]|公司|集團|報告/gu;
const han = /\p{Script=Han}+/gu;
const isHan = (root: string) => /\p{Script=Han}/u.test(root);

/** Whether each character of a run of Chinese lies in a piece of two or more that the quote has as well. */
const isCovered = (run: string, quote: string): boolean => {
  if (run.length === 1) return quote.includes(run);
  return [...run].every((_, place) => {
    const pairs = [run.slice(place - 1, place + 1), run.slice(place, place + 2)];
    return pairs.some((pair) => pair.length === 2 && quote.includes(pair));
  });
};

/** Whether a sentence says nothing but what the quote says: each word, number, unit and sign of it stands there. */
const isSupported = (text: string, quote: string): boolean => {
  const folded = fold(text).text;
  const foldedQuote = fold(quote).text;
  const roots = new Set(rootsOf(quote));
  const own = rootsOf(text).filter((root) => !isHan(root) && !glue.has(root));
  const runs = folded.replace(glueChinese, ' ').match(han) ?? [];
  const unspaced = foldedQuote.replace(/\s/g, '');
  const signs = folded.match(/[%$€£¥°+±~≥≤=]|-(?=\d)/gu) ?? [];
  return (
    own.length + runs.length > 0 &&
    own.every((root) => roots.has(root)) &&
    runs.every((run) => isCovered(run, unspaced)) &&
    signs.every((sign) => foldedQuote.includes(sign))
  );
};

/** The words of a text that claim something, each Chinese character for itself, in their order. */
const claimsOf = (text: string): string[] =>
  (fold(text).text.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}%]|[.,'’](?=[\p{L}\p{N}]))+/gu) ?? [])
    .map((word) => word.replaceAll(',', ''))
    .filter((word) => !unsaid.has(word));

const denial = /^(?:not|no|never|without|none|nor|neither|cannot)$|n['’]t$/;
const denialChinese = /並無|沒有|沒|未|不|無|非/gu;

/** Whether each denial is of what the quote denies, and not of what stands beside it. */
const deniesTheSame = (text: string, quote: string): boolean => {
  const said = claimsOf(text);
  const stated = claimsOf(quote);
  const unspaced = [text, quote].map((each) => fold(each).text.replace(/\s/g, ''));
  const [own = '', quoted = ''] = unspaced;
  return (
    said.every(
      (word, at) =>
        !denial.test(word) || stated.some((other, place) => other === word && stated[place + 1] === said[at + 1]),
    ) &&
    [...own.matchAll(denialChinese)].every(({ index, 0: word }) =>
      quoted.includes(own.slice(index, index + word.length + 2)),
    )
  );
};

/** Whether the sentence claims in the order of the quote: what is said of one thing there is not said of another. */
const isInOrder = (text: string, quote: string): boolean => {
  const stated = claimsOf(quote);
  let from = 0;
  return claimsOf(text).every((word) => {
    const at = stated.indexOf(word, from);
    from = at + 1;
    return at >= 0;
  });
};

const scope = /scope\s*\d|範圍\s*[一二三\d]/giu;
const namesScopes = (quote: string) => new Set(quote.match(scope)).size > 1;

const figuresOf = (text: string): string[] => {
  const years = yearsIn(text);
  return figuresIn(text)
    .filter(({ from }) => !years.some((year) => from >= year.from && from < year.to))
    .map(({ from, to }) => text.slice(from, to).replaceAll(',', ''));
};
const yearNumbers = (text: string): number[] => yearsIn(text).map(({ year }) => year);
const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((each, place) => each === others[place]);

const withoutFigures = (text: string): string =>
  figuresIn(text).reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text);

/** Whether a figure stands in the column of its year, in the one row whose label the sentence names. */
const isInColumn = (text: string, quote: string): boolean => {
  const lines = quote.split('\n').filter((line) => line.trim() !== '');
  const head = lines.find((line) => yearNumbers(line).length > 1 && figuresOf(line).length === 0);
  const [year, ...otherYears] = yearNumbers(text);
  const [figure, ...otherFigures] = figuresOf(text);
  if (!head || year === undefined || figure === undefined || otherYears.length + otherFigures.length > 0) return false;
  const rows = lines.filter((line) => line !== head && figuresOf(line).includes(figure));
  const [row] = rows;
  if (!row || rows.length > 1) return false;
  const columns = yearNumbers(head);
  const cells = figuresOf(row);
  const label = rootsOf(withoutFigures(row)).filter((root) => !glue.has(root));
  const said = new Set(rootsOf(text));
  if (columns.length !== cells.length || !label.every((root) => said.has(root))) return false;
  return cells.every((cell, place) => (cell === figure) === (columns[place] === year) || cell !== figure);
};

/** Whether the sentence ties its figures to the years and things that the quote ties them to. */
const isPaired = (text: string, quote: string): boolean => {
  const figures = figuresOf(text);
  if (figures.length === 0 && yearNumbers(text).length === 0) return true;
  const ofQuote = figuresOf(quote);
  const years = yearNumbers(quote);
  if (ofQuote.length <= 1 && new Set(years).size <= 1) return !namesScopes(quote) || isInOrder(text, quote);
  if (isSame(figures, ofQuote) && isSame(yearNumbers(text), years) && isInOrder(text, quote)) return true;
  return isInColumn(text, quote);
};

/**
 * A sentence of a model with the place that proves it, or nothing. Its quote stands on the page that it cites, in one piece; each word and
 * number of it stands in the quote; its figures belong to the years, rows and scopes that they belong to there; it denies what the quote
 * denies; nothing that turns the statement is left out; and the quote is about what was asked.
 */
export const checkedSentence = (
  question: string,
  written: Written,
  passages: ReadonlyMap<string, Passage>,
): CitedSentence | undefined => {
  const text = written.text.trim();
  const passage = passages.get(written.passage);
  if (!passage || text === '' || text.length > textMost || /[\p{Cc}\p{Cf}]/u.test(text.replace(/[\t\n]/g, '')))
    return undefined;
  if (leadsElsewhere.test(text) || toMachine.test(text)) return undefined;
  const place = findQuote(passage.text, written.quote);
  if (!place) return undefined;
  const quote = passage.text.slice(place.from, place.to).trim();
  const whole = wholeSentence(passage.text, place);
  if (toMachine.test(whole)) return undefined;
  if (!isSupported(text, quote) || !isPaired(text, quote) || !deniesTheSame(text, quote)) return undefined;
  if (turns.some((turn) => turn.test(whole) && !turn.test(text))) return undefined;
  if (snippetOf(quote, queryOf(question)).highlights.length === 0) return undefined;
  const { documentId, documentName, fileNumber, page, pageLabel, company } = passage;
  const label = pageLabel === String(page) ? null : pageLabel;
  return { text, citation: { documentId, documentName, fileNumber, page, pageLabel: label, quote, company } };
};
