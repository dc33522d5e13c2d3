import type { Language } from './languages.ts';

/** A value for each language. */
export type InEachLanguage<Thing> = Readonly<Record<Language, Thing>>;

/**
 * The words of a text that is written where no interface catalogue is available: a document, a file, an e-mail, a page of the gateway.
 * English defines their keys: a missing or an additional key in another language does not pass the type check. Bundlers drop unused ones.
 */
/* @__NO_SIDE_EFFECTS__ */
export const defineWords = <Words>(
  words: { readonly en: Words } & InEachLanguage<NoInfer<Words>>,
): InEachLanguage<Words> => words;

/** A number of something in English: `1 provision`, `3 provisions`. Chinese has one form for all. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A name before Chinese characters: followed by a space where it ends in a Latin letter or a digit. */
export const beforeHan = (name: string): string => (/[A-Za-z\d]$/.test(name) ? `${name} ` : name);

/** A name after Chinese characters: preceded by a space where it begins with a Latin letter or a digit. */
export const afterHan = (name: string): string => (/^[A-Za-z\d]/.test(name) ? ` ${name}` : name);

/** A text in brackets behind another one. */
export const besides = defineWords({ en: (words: string) => ` (${words})`, zhTw: (words) => `（${words}）` });
