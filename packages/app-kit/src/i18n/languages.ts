import { type Language, languages, languageTags } from '@esg/contract';

import { readCookie, writeCookie } from '../browser/cookies.ts';

export { languageNames } from '@esg/contract';

const cookieName = 'language';
const yearSeconds = 365 * 24 * 60 * 60;

/** The language for a browser that asks for these languages. */
export const languageOfBrowser = (wanted: readonly string[]): Language =>
  wanted
    .find((tag) => /^(?:zh|en)\b/i.test(tag))
    ?.toLowerCase()
    .startsWith('zh')
    ? 'zhTw'
    : 'en';

const kept = (name: string): Language | undefined => {
  const value = readCookie(name);
  return languages.find((language) => language === value);
};

/** The language chosen in this browser; nothing while nobody has chosen. */
export const chosenLanguage = (): Language | undefined => kept(cookieName);

type Wishes = {
  /** By the address. */
  readonly asked: Language | undefined;
  /** In this browser, by the switch or an earlier address. */
  readonly chosen: Language | undefined;
  /** What the person's account holds. */
  readonly own: Language;
};

/**
 * The effect of an account's language: a language chosen here is kept, else the account's is shown here; one that the address asked for
 * becomes the account's.
 */
export const meetOwnLanguage = ({ asked, chosen, own }: Wishes): { show?: Language; store?: Language } => {
  if (asked !== undefined) return asked === own ? {} : { store: asked };
  return chosen === undefined ? { show: own } : {};
};

/** Platform language of this browser: the one chosen here, else the browser's own. */
export const storedLanguage = (): Language => chosenLanguage() ?? languageOfBrowser(navigator.languages);

/** Keeps the choice for a year (spec section 3, cookies). */
export const storeLanguage = (language: Language): void => writeCookie(cookieName, language, yearSeconds);

type OrganisationLanguages = { readonly communicationLanguage: Language; readonly reportLanguage: Language };

/** The organisation's choices as this browser last read them; until then English, and the language of the screen. */
export const organisationLanguages = (): OrganisationLanguages => ({
  communicationLanguage: kept('communicateLanguage') ?? 'en',
  reportLanguage: kept('reportLanguage') ?? storedLanguage(),
});

/** Stores the organisation's choices beside the person's own (spec sections 3 and 9: three language keys); calls carry them. */
export const keepOrganisationLanguages = ({ communicationLanguage, reportLanguage }: OrganisationLanguages): void => {
  writeCookie('communicateLanguage', communicationLanguage, yearSeconds);
  writeCookie('reportLanguage', reportLanguage, yearSeconds);
};

/** Tag for `lang` and Intl. */
export const tagOf = (language: Language): string => languageTags[language];
