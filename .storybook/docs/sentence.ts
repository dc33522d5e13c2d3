/** Words of story names that keep their capital in the middle of a sentence. */
const proper = new Set(
  'Chinese English Cantonese Excel Word Verdant Harbour Meridian Hong Kong I F8 Escape Enter Tab Home End'.split(' '),
);

/** A story's name as a person writes it: `Actions Of A Report` becomes `Actions of a report`. */
export const sentenceOf = (name: string): string =>
  name
    .split(' ')
    .map((word, place) =>
      place === 0 || proper.has(word) || /^.+[A-Z]/.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1),
    )
    .join(' ');
