import type { Catalogue } from '@esg/app-kit';

/** Words of fields that take a picture; register them before the first such field is drawn. */
export const pictureCatalogue: Catalogue = {
  en: () => import('./locales/en.po'),
  zhTw: () => import('./locales/zh-Hant-HK.po'),
};
