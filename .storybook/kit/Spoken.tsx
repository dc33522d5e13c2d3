import { activate, activeLanguage, type Catalogue, kitCatalogue, registerCatalogue } from '@esg/app-kit';
import type { Language } from '@esg/contract';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect, useState } from 'react';

/** Language of the product for the toolbar's locale. */
export const languageOf = (locale: unknown): Language => (locale === 'zh-Hant-HK' ? 'zhTw' : 'en');

type SpokenProps = {
  /** The toolbar's locale. */
  readonly locale: unknown;
  /** Messages of the story's own app; those of the kit are always loaded. */
  readonly catalogue?: Catalogue | undefined;
  readonly children: ReactNode;
};

/** Shows a story in the toolbar's language, once its messages are loaded. */
export const Spoken = ({ locale, catalogue, children }: SpokenProps) => {
  const language = languageOf(locale);
  const [spoken, setSpoken] = useState<Language>(activeLanguage);
  useEffect(() => {
    const catalogues = [kitCatalogue, ...(catalogue ? [catalogue] : [])];
    void Promise.all(catalogues.map(registerCatalogue))
      .then(() => activate(language))
      .then(() => setSpoken(activeLanguage()));
  }, [language, catalogue]);
  return spoken === language ? <I18nProvider i18n={i18n}>{children}</I18nProvider> : null;
};
