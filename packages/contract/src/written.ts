import { limits } from './limits.ts';

/** Invisible characters: format marks, and those that are drawn as nothing. */
const unseen = /[\p{Cf}\p{DI}]+/gu;
const sign = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Whether a text has any content: a letter, a digit or an emoji, in any script. */
export const saysAnything = (text: string): boolean => sign.test(text.replaceAll(unseen, ''));

/** A text without spaces around it; empty where it has no content. */
export const written = (text: string): string => (saysAnything(text) ? text.trim() : '');

const hidden = /[\p{Bidi_Control}\u{ad}\u{200b}\u{2060}\u{feff}]/gu;

/**
 * A name without marks that nobody sees: those of direction (Unicode UAX #9) would reverse the text around it, soft hyphens and spaces without
 * width make two of what looks the same. Joiners stay: scripts and emoji are written with them.
 */
export const withoutHidden = (text: string): string => text.replaceAll(hidden, '');

const oneHanCharacter = /^\p{Script=Han}$/u;

/** Whether a first or last name is long enough: two characters, or one that is Chinese (docs/adr/0066). */
export const isNameLongEnough = (name: string): boolean =>
  name.length >= limits.lineLengthMin || oneHanCharacter.test(name);
