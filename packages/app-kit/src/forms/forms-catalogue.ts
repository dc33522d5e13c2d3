import type { Catalogue } from '../i18n/catalogues.ts';

/** Words of forms in which people sign in, or change how they do; register them before the first one is drawn. */
export const formsCatalogue: Catalogue = {
  en: () => import('./locales/en.po'),
  zhTw: () => import('./locales/zh-Hant-HK.po'),
};
