import { activate, activeLanguage, type Catalogue, kitCatalogue, registerCatalogue } from '@esg/app-kit';
import { languageOf } from './Spoken.tsx';

const apps = import.meta.glob<{ readonly catalogue: Catalogue }>(
  ['../../apps/*/src/catalogue.ts', '../../apps/*/src/app/catalogue.ts'],
  { eager: true },
);

let registered: Promise<unknown> | undefined;
let isActive = false;

/** Loader of every story: its words are there, in the toolbar's language, before its first frame is drawn. */
export const loadWords = async ({ globals }: { readonly globals: { readonly locale?: unknown } }): Promise<void> => {
  const catalogues = [kitCatalogue, ...Object.values(apps).map(({ catalogue }) => catalogue)];
  registered ??= Promise.all(catalogues.map(registerCatalogue));
  await registered;
  const language = languageOf(globals.locale);
  if (!isActive || activeLanguage() !== language) await activate(language);
  isActive = true;
};
