import type { Language } from '@esg/contract';
import { i18n, type Messages } from '@lingui/core';
import { storedLanguage, storeLanguage, tagOf } from './languages.ts';

/** Loads one owner's messages; its chunk is fetched when its language is first shown. */
export type Catalogue = Record<Language, () => Promise<{ messages: Messages }>>;

const catalogues = new Set<Catalogue>();
let active: Language | undefined;
/** The language that is shown next, while its messages load. */
let coming: Language | undefined;

const load = async (catalogue: Catalogue, language: Language) => {
  const { messages } = await catalogue[language]();
  i18n.load(tagOf(language), messages);
};

/**
 * Adds the messages of an app, a remote module or a package. Resolves when its texts can be shown in the present language; a later change
 * of language loads its messages as well.
 */
export const registerCatalogue = async (catalogue: Catalogue): Promise<void> => {
  catalogues.add(catalogue);
  const languages = new Set([active, coming]);
  await Promise.all([...languages].map((language) => language && load(catalogue, language)));
};

/** Language of the interface. */
export const activeLanguage = (): Language => active ?? storedLanguage();

/** Shows the interface in this language without a reload, and tells assistive technology. */
export const activate = async (language: Language): Promise<void> => {
  coming = language;
  await Promise.all([...catalogues].map((catalogue) => load(catalogue, language)));
  active = language;
  document.documentElement.lang = tagOf(language);
  i18n.activate(tagOf(language));
};

/** The same for a language that somebody chose: the browser stores it. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  storeLanguage(language);
  await activate(language);
};

/** The kit's own messages. */
export const kitCatalogue: Catalogue = {
  en: () => import('../locales/en.po'),
  zhTw: () => import('../locales/zh-Hant-HK.po'),
};
