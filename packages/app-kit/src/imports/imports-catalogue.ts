import { type Catalogue, registerCatalogue } from '@esg/app-kit';

const catalogue: Catalogue = {
  en: () => import('./locales/en.po'),
  zhTw: () => import('./locales/zh-Hant-HK.po'),
};

/** Loads the words of imports; call it before the first of their parts is drawn. Without them the page still works. */
export const loadImportWords = () => registerCatalogue(catalogue).catch(() => {});
