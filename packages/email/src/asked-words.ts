import { defineWords, type Language, type Party } from '@esg/contract';

const words = defineWords({
  en: {
    entities: {
      one: 'Entity',
      many: 'Entities',
      reason: (companyName: string) => `You receive this e-mail because you answer for entities at ${companyName}.`,
    },
    suppliers: {
      one: 'Supplier',
      many: 'Suppliers',
      reason: (companyName: string) => `You receive this e-mail because you answer for a supplier at ${companyName}.`,
    },
  },
  zhTw: {
    entities: {
      one: '實體',
      many: '實體',
      reason: (companyName: string) => `你收到此電郵，是因為你在 ${companyName} 負責實體的數據。`,
    },
    suppliers: {
      one: '供應商',
      many: '供應商',
      reason: (companyName: string) => `你收到此電郵，是因為你在 ${companyName} 負責供應商的數據。`,
    },
  },
});

/** What a letter calls those for whom its receiver answers, and why they receive it. */
export const askedWords = (language: Language, of: Party) => words[language][of];
