import type { Catalogue } from '../i18n/catalogues.ts';

/** Words of forms for signing in and for changing how; register them before the first one is drawn. */
export const formsCatalogue: Catalogue = {
  en: () => import('./locales/en.po'),
  zhTw: () => import('./locales/zh-Hant-HK.po'),
};
