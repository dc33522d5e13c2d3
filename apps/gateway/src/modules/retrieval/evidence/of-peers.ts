import { type Asked, partPlaces } from './asked.ts';
import type { ReadPage } from './matching.ts';
import { linesOf } from './passages.ts';
import { peers } from './question-words.ts';

/** A page says so far down what it is of. */
const titleLines = 3;
const noNames = /^(?:scope|total|co|ghg|esg)/iu;

/** Whether a passage says what peers have, where the question does not ask for them. */
export const isOfPeers = (text: string, { isAboutPeers }: Asked) => !isAboutPeers && peers.test(text);

/**
 * Whether a page compares others with one another and the question names none of them: “our” figures are not there, and where it says whose
 * are asked, they must be named on it.
 */
export const isPageOfPeers = ({ raw, terms }: ReadPage, asked: Asked): boolean => {
  const title = linesOf(raw)
    .slice(0, titleLines)
    .map(({ from, to }) => raw.slice(from, to))
    .join('\n');
  if (!isOfPeers(title, asked)) return false;
  if (asked.isOurs) return true;
  const places = asked.parts.flatMap((part) => partPlaces(terms, part));
  return !places.some((place) => {
    const written = raw.slice(terms[place]?.from, terms[place]?.to);
    return /^[\p{Lu}\p{Script=Han}]/u.test(written) && !noNames.test(written);
  });
};
