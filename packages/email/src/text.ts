/** Control characters, and those that reverse the writing direction: a name must not rewrite the sentence around it. */
const unseen = /[\p{Cc}\p{Bidi_Control}\ufeff]/gu;

/**
 * Text as one harmless line: no line break of any kind (nothing can become a header or a line of its own), no control
 * characters, no half characters.
 */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\u0085\u2028\u2029]+/g, ' ')
    .replace(unseen, '')
    .trim();

const subjectCharactersMax = 160;

/** A subject line: one line, cut at the length that inboxes show. */
export const subjectLine = (text: string): string => {
  const characters = [...oneLine(text)];
  return characters.length <= subjectCharactersMax
    ? characters.join('')
    : `${characters.slice(0, subjectCharactersMax - 1).join('')}…`;
};
