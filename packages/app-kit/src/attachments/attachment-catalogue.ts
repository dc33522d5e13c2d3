import type { Catalogue } from '@esg/app-kit';

/** Words of the parts that attach files; they come with the first of them. */
export const attachmentCatalogue: Catalogue = {
  en: () => import('./locales/en.po'),
  zhTw: () => import('./locales/zh-Hant-HK.po'),
};
