import type { Catalogue } from '@esg/app-kit';

/** The shell's own messages. */
export const catalogue: Catalogue = {
  en: () => import('../locales/en.po'),
  zhTw: () => import('../locales/zh-Hant-HK.po'),
};
