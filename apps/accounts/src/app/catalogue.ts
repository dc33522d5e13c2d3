import type { Catalogue } from '@esg/app-kit';
import { formsCatalogue } from '@esg/app-kit/forms';

const together = async (...parts: readonly ReturnType<Catalogue['en']>[]) => ({
  messages: Object.assign({}, ...(await Promise.all(parts)).map(({ messages }) => messages)),
});

/** The accounts site's own messages, and those of forms: nearly every page has one. */
export const catalogue: Catalogue = {
  en: () => together(import('../locales/en.po'), formsCatalogue.en()),
  zhTw: () => together(import('../locales/zh-Hant-HK.po'), formsCatalogue.zhTw()),
};
