import { defineWords } from '@esg/contract';

/** What a published figure says of where it comes from. */
export const publicationWords = defineWords({
  en: {
    source: 'Climate calculator',
    method: (set: string, sources: string) =>
      `Activity data times emission factors, GWP100 of ${set}. Factors: ${sources}.`,
    contracts: 'contracts and certificates',
  },
  zhTw: {
    source: '氣候計算器',
    method: (set: string, sources: string) =>
      `活動數據乘以排放因子，採用 ${set} 的 100 年全球變暖潛能值。排放因子：${sources}。`,
    contracts: '合約及證書',
  },
});
