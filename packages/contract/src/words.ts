import type { Language } from './languages.ts';

/** The same thing in every language. */
export type InEachLanguage<Thing> = Readonly<Record<Language, Thing>>;

/**
 * The words of something that is written where no interface catalogue is: a document, a file, an e-mail, a page of the gateway. English
 * gives their shape: a word that another language lacks, or has besides, does not pass the type check. Bundlers leave out what nobody reads.
 */
/* @__NO_SIDE_EFFECTS__ */
export const defineWords = <Words>(
  words: { readonly en: Words } & InEachLanguage<NoInfer<Words>>,
): InEachLanguage<Words> => words;

/** So many of something in English: `1 provision`, `3 provisions`. Chinese has one form for all. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A name before Chinese signs: with a blank where it ends in a Latin letter or a digit. */
export const beforeHan = (name: string): string => (/[A-Za-z\d]$/.test(name) ? `${name} ` : name);

/** A name after Chinese signs: with a blank where it begins with a Latin letter or a digit. */
export const afterHan = (name: string): string => (/^[A-Za-z\d]/.test(name) ? ` ${name}` : name);

/** What stands in brackets behind something. */
export const besides = defineWords({ en: (words: string) => ` (${words})`, zhTw: (words) => `（${words}）` });
