import { type Catalogue, registerCatalogue } from '../../i18n/catalogues.ts';
import { pictureCatalogue } from '../../pictures/index.ts';

const catalogue: Catalogue = {
  en: () => import('../locales/en.po'),
  zhTw: () => import('../locales/zh-Hant-HK.po'),
};

/** Loads the studio's words, which only people who open it need. Resolves when they can be shown. */
export const loadStudioWords = async (): Promise<void> => {
  await Promise.all([registerCatalogue(catalogue), registerCatalogue(pictureCatalogue)]);
};
