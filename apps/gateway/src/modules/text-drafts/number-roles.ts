import type { Language } from '@esg/contract';
import { turnsIn } from './writing-vocabulary.ts';

/** What a number of a draft is of its figure. */
export type Role = 'now' | 'before' | 'change' | 'part';

/** A sentence with its names and numbers blanked out of the rest. */
type Sentence = {
  readonly rest: string;
  readonly names: readonly Place[];
  readonly partNames: readonly Place[];
  readonly numbers: readonly Numbered[];
};
type Place = { readonly at: number; readonly end: number };
type Numbered = Place & { readonly role: Role };

/** Directly before a number: how much more or less it got. */
const beforeChange = {
  en: /\b(?:up|down|(?<!followed )by|rose|risen|rising|grew|grown|fell|fallen|falling|(?:increas|decreas)(?:ed|ing)|declined|dropped|reduced|(?:increase|decrease|rise|fall|growth|decline|drop|reduction) of)\s*$/i,
  zhTw: /(?:(?:上升|增加|增長|上漲|升高|下降|減少|下跌|降低)了?|升幅|增幅|跌幅|減幅)\s*$/,
};

/** Directly before a number: what something is. */
const beforeNow = {
  en: /\b(?:was|were|is|are|ha(?:s|ve) been|at|to|totalled|totals|recorded|reported|(?:total|level) of)\s*$/i,
  zhTw: /(?<!的)(?:為|是|達[到至]?|錄得|共計?|總計|(?:維持|保持)在?|至|到)\s*$/,
};

/** Where something got more or less, this alone stands directly before what it has become. */
const becomes = {
  en: /(?<!\bup )\bto\s*$/i,
  zhTw: /(?:上升|增加|增長|上漲|升高|下降|減少|下跌|降低|[升增降減跌])了?[至到]\s*$/,
};

const beforePart = {
  en: /\b(?:was|were|is|are|at|with|of|amounted to)\s*$|[,(:]\s*$/i,
  zhTw: /(?:為|是|達[到至]?|錄得|佔|共|[，（：])\s*$/,
};

/** Directly before a number: that another one is compared with it. */
const compares = {
  en: /\b(?:from|compar(?:ed|es|ison) with)\s*$/i,
  zhTw: /(?:較|比|比較|與|由|從)\s*$/,
};

/** The comparison that after other words would be a bound of the change: “rose by more than”. */
const exceeds = {
  en: /^\s*,\s*(?:higher|lower|more|less|fewer) than\s*$|\b(?:was|were|is|are) (?:higher|lower|more|less|fewer) than\s*$/i,
  zhTw: /^[\s，]*[而則亦]?(?:高於|低於|多於|少於)\s*$/,
};

type Bound = readonly [words: RegExp, between: RegExp, role: Role];
/** Words that say something of the number right behind them alone: of which role, with what between. */
const bound: { readonly en: readonly Bound[]; readonly zhTw: readonly Bound[] } = {
  en: [
    [
      /\b(?:increases?|decreases?|declines?|drops?|falls?|rises?|growth|reductions?|change[sd]?)\b/gi,
      /^\s*(?:of|by)\s*$/i,
      'change',
    ],
    [/\b(?:higher|lower|more|less|fewer)\b/gi, /^ than\s*$/i, 'before'],
    [/\b(?:share|parts?|largest)\b/gi, /^/, 'part'],
  ],
  zhTw: [
    [/升幅|增幅|跌幅|減幅|變動|變化|幅度/g, /^\s*$/, 'change'],
    [/佔|最多|最大|部分|組別/g, /^/, 'part'],
  ],
};

const areWordsBound = ({ rest, numbers }: Sentence, language: Language) =>
  bound[language].every(([words, between, role]) =>
    [...rest.matchAll(words)].every(({ index, 0: word }) => {
      const next = numbers.find(({ at }) => at > index);
      if (!next) return false;
      const joint = rest.slice(index + word.length, next.at);
      if (role === 'change' && next.role === 'before') {
        // “An increase from 95 MWh to 100 MWh”, and never “the increase from 95 MWh was 100 MWh”.
        const after = numbers.find(({ at }) => at > next.at);
        return /^\s*from\s*$/i.test(joint) && (!after || /^\s*to\s*$/i.test(rest.slice(next.end, after.at)));
      }
      return next.role === role && between.test(joint);
    }),
  );

const hasTurn = (text: string, language: Language) => turnsIn(text, language).some(({ turn }) => turn !== 0);

/** Whether a number goes on into what would make another one of it: “100 MWh higher”, “100 MWh of …”, “100 MWh and up”. */
const goesOn = (behind: string, language: Language) => {
  const text = behind.replace(/^\s*(?:and\s+)?/i, '');
  return /^of\b(?! which)|^的/i.test(text) || turnsIn(text, language).some(({ at, turn }) => at === 0 && turn !== 0);
};

const isRole = (number: Numbered, index: number, read: Sentence, language: Language) => {
  const { at, end, role } = number;
  const { rest, names, partNames, numbers } = read;
  const previous = numbers[index - 1];
  const since = previous?.end ?? 0;
  const nameEnd = [...names, ...partNames].reduce(
    (last, name) => (name.end <= at ? Math.max(last, name.end) : last),
    0,
  );
  const direct = rest.slice(Math.max(since, nameEnd), at);
  const said = rest.slice(since, at);
  if (role === 'change') return beforeChange[language].test(direct) && !/compar/i.test(said);
  if (/\bby\b/i.test(said)) return false;
  if (role === 'before') {
    if (compares[language].test(direct)) return true;
    const isBehindOther = nameEnd <= since && previous !== undefined && previous.role !== 'now';
    return exceeds[language].test(direct) && !isBehindOther;
  }
  if (/compar/i.test(said)) return false;
  const next = Math.min(
    ...[...names, ...partNames, ...numbers].map((each) => (each.at >= end ? each.at : rest.length)),
  );
  if (goesOn(rest.slice(end, next), language)) return false;
  const isBehindName = nameEnd > since && /^[\s(（:：]*$/.test(direct);
  if (role === 'part') return !hasTurn(said, language) && (isBehindName || beforePart[language].test(direct));
  if (hasTurn(said, language)) return becomes[language].test(direct);
  return isBehindName || beforeNow[language].test(direct);
};

/**
 * Whether each number stands behind words that only its role can have: a change behind “by” or a word of change, what something is behind
 * “was” or “to”, last year’s behind “from” or “than”, and words of shares before a part. What is in doubt is refused.
 */
export const areRolesSaid = (read: Sentence, language: Language): boolean =>
  areWordsBound(read, language) && read.numbers.every((number, index) => isRole(number, index, read, language));
