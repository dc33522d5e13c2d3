import type { Span } from '../snippet.ts';
import { rootOf } from './terms.ts';

/** What tells one of several from its siblings: `Canteen A`, `食堂B`. */
export type Sibling = { readonly word: string; readonly mark: string };

const named = /(\p{Script=Latin}{2,}|\p{Script=Han}{2})( ?)([A-Z])(?![\p{Script=Latin}\d'’.-])/gu;

type Found = Sibling & Span;

const siblingsIn = (text: string): Found[] =>
  [...text.matchAll(named)].flatMap(({ 0: written, 1: word = '', 2: blank, 3: mark = '', index }) =>
    blank === '' && /\p{Script=Latin}/u.test(word)
      ? []
      : [{ word: rootOf(word.toLowerCase()), mark, from: index, to: index + written.length }],
  );

/** The siblings that a question names; a question in capitals alone names none. */
export const siblingsOf = (question: string): Sibling[] =>
  /\p{Ll}|\p{Script=Han}/u.test(question) ? siblingsIn(question).map(({ word, mark }) => ({ word, mark })) : [];

/** Whether a figure of a sentence is of the sibling that is asked for: of the last that is named before it, or else of the first. */
export const isOfSibling = (text: string, figure: Span, asked: readonly Sibling[]): boolean =>
  asked.every(({ word, mark }) => {
    const kin = siblingsIn(text).filter((each) => each.word === word);
    const own = kin.findLast(({ to }) => to <= figure.from) ?? kin[0];
    return own === undefined || own.mark === mark;
  });

/** A label without the marks of siblings that are asked for: the A of `Canteen A` is no unit. */
export const withoutMarks = (label: string, asked: readonly Sibling[]): string =>
  siblingsIn(label)
    .filter(({ word, mark }) => asked.some((each) => each.word === word && each.mark === mark))
    .reduce((rest, { to }) => `${rest.slice(0, to - 1)} ${rest.slice(to)}`, label);
