import type { Language, RichTextRun } from '@esg/contract';
import type { Paragraph } from './draft.policy.ts';
import { behindHan, type Turn } from './draft-sentences.ts';
import { areRolesSaid, type Role } from './number-roles.ts';
import { hasOnlyConnectingWords, turnsIn } from './writing-vocabulary.ts';

/** A number that a model may place, and never write. */
type Placed = { readonly run: RichTextRun; readonly role: Role; readonly figure: number };

type NamedFigure = {
  readonly name: string;
  readonly turn: Turn | undefined;
  readonly partName: string;
  /** Why it changed, which nobody but the template says. */
  readonly reason: readonly RichTextRun[][];
};

/** What a model is given to write a paragraph of, in one language. */
export type ParagraphFacts = {
  /** The sentences of the template, each number as a placeholder. */
  readonly sentences: readonly string[];
  readonly numbers: ReadonlyMap<string, Placed>;
  readonly figures: readonly NamedFigure[];
  /** Sentences behind all others that stay as they are. */
  readonly last: readonly (readonly RichTextRun[])[];
};

const placeholder = /\[\[(n\d+)\]\]/;

const roleOf = ({ number }: RichTextRun): Role => {
  if (number?.kind === 'change') return 'change';
  return (number?.yearsBack ?? 0) > 0 ? 'before' : 'now';
};

/** What can be rewritten of a paragraph in a language; undefined where the template says nothing there. */
export const factsOf = ({ figures, target }: Paragraph, language: Language): ParagraphFacts | undefined => {
  const numbers = new Map<string, Placed>();
  const named: NamedFigure[] = [];
  const sentences: string[] = [];
  const add = (runs: readonly RichTextRun[], roleIn: (run: RichTextRun) => Role) => {
    const pieces = runs.map((run) => {
      if (!run.number) return run.text;
      const id = `n${numbers.size + 1}`;
      numbers.set(id, { run, role: roleIn(run), figure: named.length - 1 });
      return `[[${id}]]`;
    });
    sentences.push(pieces.join(''));
  };
  for (const { name, value, part, reason, turn } of figures) {
    const called = name[language];
    if (called === undefined) continue;
    const partRuns = part?.said[language] ?? [];
    named.push({
      name: called.replace(/^The /, ''),
      turn,
      partName: partRuns.length > 0 ? (part?.name[language] ?? '') : '',
      reason: reason[language],
    });
    for (const runs of value[language]) add(runs, roleOf);
    for (const runs of partRuns) add(runs, () => 'part');
  }
  if (numbers.size === 0) return undefined;
  return { sentences, numbers, figures: named, last: (target?.[language] ?? []).filter((runs) => runs.length > 0) };
};

/** Something that stands at a place of a sentence. */
type Mark = { readonly at: number; readonly end: number; readonly figure: number };
type Read = {
  readonly text: string;
  /** Names of figures. */
  readonly names: readonly Mark[];
  readonly partNames: readonly Mark[];
  readonly numbers: readonly (Mark & { readonly id: string; readonly role: Role })[];
  /** The sentence with all of these blanked out. */
  readonly rest: string;
};

const blank = (text: string, at: number, end: number) =>
  `${text.slice(0, at)}${' '.repeat(end - at)}${text.slice(end)}`;

const isLetter = (character: string | undefined) => character !== undefined && /[a-z\d]/i.test(character);

/** Where these names stand, the longest at each place; what is found is blanked out of the rest. */
const findNames = (rest: string, names: readonly { name: string; figure: number }[], sameCase: boolean) => {
  let left = rest;
  const found: Mark[] = [];
  for (const { name, figure } of names.toSorted((one, other) => other.name.length - one.name.length)) {
    if (name === '') continue;
    const looked = sameCase ? name : name.toLowerCase();
    const within = () => (sameCase ? left : left.toLowerCase());
    for (let at = within().indexOf(looked); at >= 0; at = within().indexOf(looked, at + 1)) {
      const end = at + name.length;
      const isPiece = (isLetter(name[0]) && isLetter(left[at - 1])) || (isLetter(name.at(-1)) && isLetter(left[end]));
      if (isPiece) continue;
      found.push({ at, end, figure });
      left = blank(left, at, end);
    }
  }
  return { found: found.toSorted((one, other) => one.at - other.at), rest: left };
};

const readSentence = (text: string, { numbers, figures }: ParagraphFacts): Read | undefined => {
  const placed: Read['numbers'][number][] = [];
  let rest = text;
  for (const found of text.matchAll(new RegExp(placeholder, 'g'))) {
    const number = numbers.get(found[1] ?? '');
    if (!number) return undefined;
    const end = found.index + found[0].length;
    placed.push({ at: found.index, end, figure: number.figure, role: number.role, id: found[1] ?? '' });
    rest = blank(rest, found.index, end);
  }
  const named = findNames(
    rest,
    figures.map(({ name }, figure) => ({ name, figure })),
    false,
  );
  const used = new Set(placed.map(({ figure }) => figure));
  const parts = findNames(
    named.rest,
    figures.flatMap(({ partName }, figure) => (used.has(figure) ? [{ name: partName, figure }] : [])),
    true,
  );
  return { text, names: named.found, partNames: parts.found, numbers: placed, rest: parts.rest };
};

/** The figure that a place speaks of: the last that is named before it, or the one that the sentence before is about. */
const ownerAt = ({ names }: Read, at: number, before: number | undefined) =>
  names.findLast(({ end }) => end <= at)?.figure ?? before;

/** Whether each number stands behind the name of what it is a number of. */
const areNumbersOwn = (read: Read, before: number | undefined) =>
  read.numbers.every(({ at, figure, role }, index) => {
    if (ownerAt(read, at, before) !== figure) return false;
    const since = Math.max(0, read.numbers[index - 1]?.end ?? 0, read.names.findLast(({ end }) => end <= at)?.end ?? 0);
    const isOfPart = read.partNames.some((part) => part.figure === figure && part.at >= since && part.end <= at);
    return isOfPart === (role === 'part');
  });

/** Whether each figure that is named has a number or a word of change of its own: “A and B were 3” says something of both. */
const areNamesSpokenOf = ({ names, numbers, rest }: Read, language: Language) => {
  const said = [...numbers, ...turnsIn(rest, language)].map(({ at }) => at);
  return names.every(({ end }, index) => {
    const next = names[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    return said.some((at) => at >= end && at < next);
  });
};

/** Whether the words of change say what the figures did that they can be understood of, and each change has one. */
const areTurnsTrue = (read: Read, before: number | undefined, { figures }: ParagraphFacts, language: Language) => {
  const [firstName] = read.names;
  const said = new Set<number>();
  const areTrue = turnsIn(read.rest, language).every(({ at, turn }) => {
    const owner = firstName && at < firstName.at ? firstName.figure : ownerAt(read, at, before);
    const nextNumber = read.numbers.find((number) => number.at > at)?.at ?? Number.POSITIVE_INFINITY;
    const nextName = read.names.find((name) => name.at > at && name.at < nextNumber);
    const spoken = [owner, ...(nextName ? [nextName.figure] : [])];
    for (const figure of spoken) if (figure !== undefined) said.add(figure);
    return spoken.every((figure) => figure !== undefined && figures[figure]?.turn === turn);
  });
  return areTrue && read.numbers.every(({ role, figure }) => role !== 'change' || said.has(figure));
};

const sentenceEnds = { en: /(?<=\.)\s+(?=[\p{Lu}[])/u, zhTw: /(?<=。)\s*/u };
const endOf = { en: '.', zhTw: '。' };
const isHan = (text: string, place: number) => /\p{Script=Han}/u.test(text.at(place) ?? '');

/** A sentence with its numbers; blanks around those are as the template has them. */
const runsOf = (text: string, { numbers }: ParagraphFacts, language: Language): RichTextRun[] => {
  const runs: RichTextRun[] = [];
  for (const [index, piece] of text.split(placeholder).entries()) {
    const run = index % 2 === 1 ? numbers.get(piece)?.run : undefined;
    const last = runs.at(-1);
    if (run && language === 'zhTw' && last && isHan(last.text, -1)) runs.push(...behindHan(run));
    else if (run) runs.push(run);
    else if (language === 'zhTw') {
      const words = piece.trim();
      const needsBlank = last?.number && isHan(words, 0) && !isHan(last.text, -1) && !last.text.endsWith('）');
      if (words !== '') runs.push({ text: needsBlank ? ` ${words}` : words });
    } else if (piece !== '') runs.push({ text: piece });
  }
  return runs;
};

/** Whether a number is not a piece of a word. */
const standApart = ({ text, numbers }: Read, language: Language) =>
  language === 'zhTw' ||
  numbers.every(({ at, end }) => /^$|[\s(]/.test(text[at - 1] ?? '') && /^$|[\s.,;:)]/.test(text[end] ?? ''));

type Checking = { readonly facts: ParagraphFacts; readonly language: Language };

/** A sentence that says nothing but what the figures say; undefined for another. */
const proved = (text: string, before: number | undefined, { facts, language }: Checking): Read | undefined => {
  const read = text.endsWith(endOf[language]) ? readSentence(text, facts) : undefined;
  if (!read || read.numbers.length === 0 || !standApart(read, language)) return undefined;
  const words = read.rest.trimEnd().slice(0, -1);
  const isTrue =
    (language !== 'en' || /^[\p{Lu}[]/u.test(text)) &&
    hasOnlyConnectingWords(words, language) &&
    areNamesSpokenOf(read, language) &&
    areNumbersOwn(read, before) &&
    areRolesSaid(read, language) &&
    areTurnsTrue(read, before, facts, language);
  return isTrue ? read : undefined;
};

/** What a model may write more than the template says. */
const lengthMost = (sentences: readonly string[]) => 200 + 2 * sentences.join(' ').length;

/**
 * The sentences that a model wrote of a paragraph, with its numbers linked and the stored reasons behind them; undefined where they say
 * anything but what the figures say. Each number is placed once, behind the name of its figure and the words of its role; every other word
 * is a name or one that joins and compares, and words of change are those of the figures.
 */
export const provedParagraph = (
  written: string,
  facts: ParagraphFacts,
  language: Language,
): readonly (readonly RichTextRun[])[] | undefined => {
  const text = written.normalize('NFC').trim();
  if (text === '' || text.length > lengthMost(facts.sentences)) return undefined;
  const missing = new Set(facts.numbers.keys());
  const sentences: RichTextRun[][] = [];
  // A sentence without a name goes on with the one before it, where that is about one figure alone.
  let before: number | undefined;
  for (const sentence of text.split(sentenceEnds[language]).filter((each) => each !== '')) {
    const read = proved(sentence, before, { facts, language });
    if (!read || read.numbers.some(({ id }) => !missing.delete(id))) return undefined;
    sentences.push(runsOf(sentence, facts, language));
    for (const { figure, role } of read.numbers)
      if (role === 'now') sentences.push(...(facts.figures[figure]?.reason ?? []));
    const spoken = new Set([...read.numbers, ...read.names].map(({ figure }) => figure));
    before = spoken.size === 1 ? [...spoken][0] : undefined;
  }
  return missing.size === 0 ? [...sentences, ...facts.last] : undefined;
};
