import { limits } from './limits.ts';

/** Marks that nobody sees: of format, and those that are shown as nothing. */
const unseen = /[\p{Cf}\p{DI}]+/gu;
const sign = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Whether somebody wrote anything: a letter, a digit or an emoji, in whatever script. */
export const saysAnything = (text: string): boolean => sign.test(text.replaceAll(unseen, ''));

/** What somebody wrote, without spaces around it; empty where it says nothing. */
export const written = (text: string): string => (saysAnything(text) ? text.trim() : '');

const oneHanCharacter = /^\p{Script=Han}$/u;

/** Whether a first or last name is long enough: two characters, or one that is Chinese (docs/adr/0066). */
export const isNameLongEnough = (name: string): boolean =>
  name.length >= limits.lineLengthMin || oneHanCharacter.test(name);
