import { defineWords } from '@esg/contract';

/** Words of a ZIP file of documents. */
export const zipWords = defineWords({
  en: {
    missing: (names: readonly string[]) =>
      `These files could not be included, because their content is lost:\n${names.join('\n')}`,
  },
  zhTw: {
    missing: (names: readonly string[]) => `以下檔案的內容已遺失，未能加入：\n${names.join('\n')}`,
  },
});
