import type { Catalogue } from '../i18n/catalogues.ts';

/** Words of an organisation's profile; register them before its fields are drawn. */
export const companyCatalogue: Catalogue = {
  en: () => import('./locales/en.po'),
  zhTw: () => import('./locales/zh-Hant-HK.po'),
};
